import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Popover } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { menuIds } from '../../core/dialogs/menu-ids.js';
import { useScripted } from '../../core/dialogs/use-scripted.js';
import { useProfileSelector } from '../../core/store/hooks.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { ShareWays } from './share-ways.js';

/** The page's own link, rendered by the server and opened by the browser. */
export function SharePopover(): ReactElement {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const isScripted = useScripted(menuIds.share);
  const { account, shareUrl } = useProfileSelector(({ page }) => page);
  return (
    <Popover id={menuIds.share} title={t('share.title')} closeLabel={common('common.close')}>
      <ShareWays content={{ title: account.name, url: shareUrl }} isScripted={isScripted} />
    </Popover>
  );
}

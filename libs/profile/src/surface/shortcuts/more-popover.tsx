import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Popover } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { menuIds } from '../../core/dialogs/menu-ids.js';
import { useScripted } from '../../core/dialogs/use-scripted.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { MoreEntries } from './more-entries.js';

/** The less common actions, rendered by the server and opened by the browser. */
export function MorePopover(): ReactElement {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const isScripted = useScripted(menuIds.more);
  return (
    <Popover id={menuIds.more} title={t('more.title')} closeLabel={common('common.close')} isMenu>
      <MoreEntries isScripted={isScripted} />
    </Popover>
  );
}

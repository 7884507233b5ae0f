import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Dialog } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { dialogClosed } from '../../core/dialogs/dialogs-slice.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import { ShareWays } from './share-ways.js';

/** A link to share, if neither the app nor the browser can. */
export function ShareDialog(): ReactElement | null {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const content = useProfileSelector(({ dialogs }) => dialogs.open);
  if (content?.name !== 'share') return null;

  return (
    <Dialog
      open
      onClose={() => dispatch(dialogClosed())}
      title={t('share.title')}
      closeLabel={common('common.close')}
    >
      <ShareWays content={content} isScripted />
    </Dialog>
  );
}

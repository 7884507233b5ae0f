import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Dialog } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { dialogClosed } from '../../core/dialogs/dialogs-slice.js';
import { useProfileDispatch } from '../../core/store/hooks.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { MoreEntries } from './more-entries.js';

/** {@link MorePopover}, for browsers without popovers. */
export function MoreDialog(): ReactElement {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  return (
    <Dialog
      open
      onClose={() => dispatch(dialogClosed())}
      title={t('more.title')}
      closeLabel={common('common.close')}
    >
      <MoreEntries isScripted />
    </Dialog>
  );
}

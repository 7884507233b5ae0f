import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Dialog } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { DialogEntries } from '../../core/dialogs/dialog-entry.js';
import { dialogClosed } from '../../core/dialogs/dialogs-slice.js';
import { DialogNotice } from '../../core/notices/dialog-notice.js';
import { useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { FriendEntries } from './friend-entries.js';
import { FollowEntry, KeepEntry } from './switch-entries.js';

/** Every way to come back to the account later, each with what it is good for. */
export function SaveDialog(): ReactElement {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const features = useProfileSelector(({ page }) => page.account.features);
  return (
    <Dialog
      open
      onClose={() => dispatch(dialogClosed())}
      title={t('save.label')}
      closeLabel={common('common.close')}
    >
      <DialogNotice />
      <DialogEntries>
        {features.includes('keep') && <KeepEntry />}
        {features.includes('follow') && <FollowEntry />}
        <FriendEntries />
      </DialogEntries>
    </Dialog>
  );
}

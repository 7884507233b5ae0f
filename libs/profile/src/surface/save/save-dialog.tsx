import { useTexts } from '@oa-profile/i18n/react';
import type { ReactElement } from 'react';
import { PageDialog } from '../../core/dialogs/page-dialog.js';
import { DialogEntries } from '../../core/dialogs/dialog-entry.js';
import { DialogNotice } from '../../core/notices/dialog-notice.js';
import { useProfileSelector } from '../../core/store/hooks.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { FriendEntries } from './friend-entries.js';
import { FollowEntry, KeepEntry } from './switch-entries.js';

/** Every way to come back to the account later, each with what it is good for. */
export function SaveDialog(): ReactElement {
  const t = useTexts(actionTexts);
  const features = useProfileSelector(({ page }) => page.account.features);
  return (
    <PageDialog title={t('save.label')}>
      <DialogNotice />
      <DialogEntries>
        {features.includes('keep') && <KeepEntry />}
        {features.includes('follow') && <FollowEntry />}
        <FriendEntries />
      </DialogEntries>
    </PageDialog>
  );
}

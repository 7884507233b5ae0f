import { DialogEntries, PageDialog, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { actionTexts, DialogNotice } from '@oa-profile/plugin-sdk/internal';
import { useTexts } from '@oa-profile/i18n/react';
import type { ReactElement } from 'react';
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

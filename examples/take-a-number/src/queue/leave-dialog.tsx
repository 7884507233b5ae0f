import { type LateDialog, PageDialog, useProfileDispatch } from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { Button } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { leaveLine } from './queue-slice.js';
import { queueTexts } from './queue-texts.js';

/** Asks before a place is given up, which cannot be undone. */
function LeaveDialog(): ReactElement {
  const t = useTexts(queueTexts);
  const dispatch = useProfileDispatch();
  const leave = (): void => void dispatch(leaveLine(t('left')));
  return (
    <PageDialog title={t('leave.title')}>
      <Button variant="critical" wide onClick={leave}>
        {t('leave.label')}
      </Button>
    </PageDialog>
  );
}

export const leaveDialog: LateDialog = { Component: LeaveDialog, texts: queueTexts };

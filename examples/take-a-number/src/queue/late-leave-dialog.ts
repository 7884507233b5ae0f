import type { LateDialog } from '@oa-profile/plugin-sdk/page';
import { LeaveDialog } from './leave-dialog.js';
import { queueTexts } from './queue-texts.js';

export const lateLeaveDialog: LateDialog = { Component: LeaveDialog, texts: queueTexts };

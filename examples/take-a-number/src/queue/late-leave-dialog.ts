import type { LateDialog } from '@oa-profile/feature-sdk';
import { LeaveDialog } from './leave-dialog.js';
import { queueTexts } from './queue-texts.js';

export const lateLeaveDialog: LateDialog = { Component: LeaveDialog, texts: queueTexts };

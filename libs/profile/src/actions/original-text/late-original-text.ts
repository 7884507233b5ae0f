import type { LateDialog } from '@oa-profile/plugin-sdk/page';
import { DriverDialog } from './driver-dialog.js';
import { originalTexts } from './original-texts.js';
import { StaffDialog } from './staff-dialog.js';

export const lateDriver: LateDialog = { Component: DriverDialog, texts: originalTexts };
export const lateStaff: LateDialog = { Component: StaffDialog, texts: originalTexts };

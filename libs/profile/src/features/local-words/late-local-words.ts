import type { LateDialog } from '../../core/feature/feature.js';
import { DriverDialog } from './driver-dialog.js';
import { localWordsTexts } from './local-words-texts.js';
import { StaffDialog } from './staff-dialog.js';

export const lateDriver: LateDialog = { Component: DriverDialog, texts: localWordsTexts };
export const lateStaff: LateDialog = { Component: StaffDialog, texts: localWordsTexts };

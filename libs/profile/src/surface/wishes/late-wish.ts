import type { LateDialog } from '../../core/feature/feature.js';
import { ConfirmWishDialog } from './confirm-wish-dialog.js';
import { wishTexts } from './wish-texts.js';

export const lateWish: LateDialog = { Component: ConfirmWishDialog, texts: wishTexts };

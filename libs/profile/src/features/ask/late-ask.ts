import type { LateDialog } from '../../core/feature/feature.js';
import { AskDialog } from './ask-dialog.js';
import { askTexts } from './ask-texts.js';

export const lateAsk: LateDialog = { Component: AskDialog, texts: askTexts };

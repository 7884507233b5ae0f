import type { LateDialog } from '../../core/feature/feature.js';
import { ContactDialog } from './contact-dialog.js';
import { contactTexts } from './contact-texts.js';

export const lateContact: LateDialog = { Component: ContactDialog, texts: contactTexts };

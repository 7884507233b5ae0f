import type { LateDialog } from '../../../core/feature/feature.js';
import { SinceDialog } from './since-dialog.js';
import { sinceTexts } from './since-texts.js';

export { tellSinceLastVisit } from './tell-since-last-visit.js';

export const lateSince: LateDialog = { Component: SinceDialog, texts: sinceTexts };

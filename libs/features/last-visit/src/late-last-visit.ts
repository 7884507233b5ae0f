import type { LateDialog } from '@oa-profile/feature-sdk';
import { LastVisitDialog } from './last-visit-dialog.js';
import { lastVisitTexts } from './last-visit-texts.js';

export { tellSinceLastVisit } from './tell-since-last-visit.js';

export const lateLastVisit: LateDialog = { Component: LastVisitDialog, texts: lastVisitTexts };

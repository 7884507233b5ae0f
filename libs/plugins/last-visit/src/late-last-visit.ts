import type { LateDialog } from '@oa-profile/plugin-sdk/page';
import { LastVisitDialog } from './last-visit-dialog.js';
import { lastVisitTexts } from './last-visit-texts.js';

export { lastVisitOf } from './last-visit-memory.js';
export { tellSinceLastVisit } from './tell-since-last-visit.js';

export const lateLastVisit: LateDialog = { Component: LastVisitDialog, texts: lastVisitTexts };

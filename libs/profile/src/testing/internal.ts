'use client';

export { openCaches, type PageCaches } from '../page/open-caches.js';
export { Dialogs } from '../page/dialogs.js';
export { LateNotices } from '../page/late-notices.js';
export { factTexts } from '../surface/overview/fact-texts.js';
export { ShortcutsSlot } from '../surface/shortcuts/shortcuts-slot.js';
export { SummarySlot } from '../surface/overview/summary/summary-slot.js';
export {
  insteadOfMei,
  mei,
  openAppTab,
  openInApp,
  type AppPage,
  type AppTab,
  type Recognised,
} from './open-in-app.js';
export { createArea } from './create-area.js';
export { answering } from './create-scene.js';
export { fileRequest, linesOf } from './file-request.js';
export { noticeKeys } from './notice-keys.js';
export { openFor, otherVisitors, type PageVisit } from './open-for.js';
export { ownDialogs } from './own-dialogs.js';
export { firstScreenMisfits, plain } from './texts/first-screen-misfits.js';
export { pageMisfits } from './texts/page-misfits.js';
export { recordSession, replaySession } from './record-session.js';
export { renderParts } from './render-parts.js';
export { risen } from './risen.js';
export { samplePlugins } from './sample-plugins.js';
export { sectionLoaders } from './section-loaders.js';
export { sampleAddress, sampleInfo, sampleSections } from './sample-sections.js';
export { onSmallestPhone, smallestPhone } from './texts/smallest-phone.js';

'use client';

export { ErrorPage, type ErrorPageAccount } from './page/error-page.js';
export { ProfileApp } from './page/profile-app.js';

export { completeSections } from './surface/sections/server/complete-sections.js';
export { pagePlugins } from './page/page-plugins.js';
export { accountFileKinds, fileKindsOf } from './page/account-file-kinds.js';
export { findItem } from './surface/sections/find-item.js';
export { fetchSectionData } from './surface/sections/fetch-section-data.js';
export { outlineSections } from './surface/sections/outline-sections.js';
export { ownViews } from './page/own-views.js';
export { createProfileStore } from './page/create-profile-store.js';
export { resumeInterrupted } from './page/resume-interrupted.js';
export { openCaches } from './page/open-caches.js';
export { isReachable } from './page/is-reachable.js';
export { describeView } from './page/describe-view.js';

// What a host of its own does with the page, where its parts stand in the kit.
export {
  askPlugins,
  applyCachedRelation,
  loadRelation,
  loseConnection,
  parseViewPath,
  type View,
} from '@oa-profile/plugin-sdk/internal';

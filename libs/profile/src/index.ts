'use client';

export { ErrorPage, type ErrorPageProps, type ErrorPageWay } from './page/error-page.js';
export { ProfileApp, type ProfileAppProps } from './page/profile-app.js';

export {
  completeSections,
  type CompleteSectionsOptions,
} from './surface/sections/server/complete-sections.js';
export { ownPlugins } from './page/own-plugins.js';
export { pagePlugins } from './page/page-plugins.js';
export { accountFileKinds, fileKindsOf, servedFilesOf } from './page/account-file-kinds.js';
export { findItem, type FindItemOptions, type WantedListPage } from './surface/sections/find-item.js';
export { fetchSectionData, type FetchSectionDataOptions } from './surface/sections/fetch-section-data.js';
export {
  askedOf,
  outlineSections,
  type OutlineSectionsOptions,
} from './surface/sections/outline-sections.js';
export { ownViews, ownViewsOf } from './page/own-views.js';
export { createProfileStore } from './page/create-profile-store.js';
export { resumeInterrupted } from './page/resume-interrupted.js';
export { openCaches, type OpenCachesOptions, type PageCaches } from './page/open-caches.js';
export { goOnUnknown, recallVisitor } from './page/recall-visitor.js';
export { rememberScrollPosition } from './page/remember-scroll-position.js';
export { isReachable } from './page/is-reachable.js';
export { describeView, type DescribeViewOptions } from './page/describe-view.js';

'use client';

export {
  visibleActions,
  type RelationAction,
  type VisibleAction,
} from './features/relation/visible-actions.js';
export { ErrorPage, type ErrorPageProps, type ErrorPageWay } from './page/error-page.js';
export { ProfileApp, type ProfileAppProps } from './page/profile-app.js';

export { applyCachedRelation, loadRelation } from './features/relation/relation-flow.js';
export type { EarlyClick } from './core/early/early-click.js';
export { whenIdle } from './core/late/when-idle.js';
export {
  completeSections,
  type CompleteSectionsOptions,
} from './surface/sections/server/complete-sections.js';
export { askFeatures, type AskFeaturesOptions } from './core/feature/ask-features.js';
export { createLateFeatures, type LateFeatures } from './core/feature/late-features.js';
export { features } from './page/features.js';
export { accountFileKinds, fileKindsOf } from './page/account-file-kinds.js';
export { contentLines, textValue, urlValue } from './core/files/content-lines.js';
export { allSections } from './core/account/all-sections.js';
export { findItem, type FindItemOptions, type WantedListPage } from './surface/sections/find-item.js';
export { fetchSectionData, type FetchSectionDataOptions } from './surface/sections/fetch-section-data.js';
export { basicInfoOf } from './core/account/basic-info-of.js';
export { contactCardUrl } from './core/files/account-file-url.js';
export { contactOf } from './core/account/contact-of.js';
export { pageErrorCode } from './core/errors/page-error-code.js';
export { outlineSections, type OutlineSectionsOptions } from './surface/sections/outline-sections.js';
export { loadPlugin, type PluginLoader, type PluginLoaders } from './core/plugins/load-plugin.js';
export type { LoadedCode, LateLoading } from './core/store/hooks.js';
export { createProfileStore } from './page/create-profile-store.js';
// These types include the parts of the state that the features declare.
export type { FriendCountState } from './features/relation/friend-count-slice.js';
export type { RelationState } from './features/relation/relation-slice.js';
export type { ProfileState, ProfileStore } from './core/store/profile-store.js';
export { type AppLinks, type PageState, type PageTab, type SectionOutline } from './core/store/page-state.js';
export { resumeInterrupted } from './page/resume-interrupted.js';
export { openCaches, type OpenCachesOptions, type PageCaches } from './page/open-caches.js';
export { goOnUnknown, recallVisitor } from './page/recall-visitor.js';
export type { ProfileServices, SavedNamespace, TooltipName } from './core/store/services.js';
export { dialogOpened } from './core/dialogs/dialogs-slice.js';
export { noticed } from './core/notices/notices-slice.js';
export { loseConnection } from './core/sign-in/lose-connection.js';
export { rememberScrollPosition } from './page/remember-scroll-position.js';
export {
  linkQuery,
  parseViewPath,
  viewHref,
  viewOfAddress,
  viewPath,
  type View,
  type ViewBase,
} from './core/views/view.js';
export { isReachable } from './page/is-reachable.js';
export { describeView, type DescribeViewOptions } from './page/describe-view.js';
export type { Feature, ViewCard } from './core/feature/feature.js';
export type {
  AccountFile,
  AnonymousApi,
  AskOptions,
  FeatureFile,
  FeatureServer,
  FeatureSettings,
  FeatureVariable,
  FileRequest,
  Redirection,
} from './core/feature/feature-server.js';

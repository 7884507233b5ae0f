export { visibleActions, type RelationAction, type VisibleAction } from './actions/visible-actions.js';
export { ErrorPage, type ErrorPageProps } from './page/error-page.js';
export { ProfileApp, type ProfileAppProps } from './page/profile-app.js';

export { applyCachedRelation, loadRelation } from './relation/relation-flow.js';
export type { EarlyClick } from './page/early-click.js';
export { fetchSectionData, type FetchSectionDataOptions } from './sections/fetch-section-data.js';
export { calendarEntryUrl, contactCardUrl } from './files/account-file-url.js';
export { contactOf } from './files/contact.js';
export { placeTexts } from './place/place-texts.js';
export { pageErrorCode } from './page/page-error-code.js';
export { loadPlugin, pluginTypes } from './sections/plugin-registry.js';
export type { LateLoading } from './store/hooks.js';
export { createProfileStore, type ProfileState, type ProfileStore } from './store/create-store.js';
export type { AppLinks, MapTiles, PageState } from './store/page-state.js';
export { openCaches, type PageCaches } from './store/open-caches.js';
export type { ProfileServices, TooltipName } from './store/services.js';
export { dialogOpened } from './dialogs/dialogs-slice.js';
export { noticed } from './notices/notices-slice.js';
export { loseConnection } from './sign-in/lose-connection.js';
export { rememberScrollPosition } from './views/remember-scroll-position.js';
export {
  linkQuery,
  parseViewPath,
  viewHref,
  viewOfAddress,
  viewPath,
  type View,
  type ViewBase,
} from './views/view.js';
export { describeView, type ViewCard } from './views/describe-view.js';

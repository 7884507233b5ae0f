'use client';

// In the order in which a page comes to them: builds keep it, and files compress best so.
export { DOUBLE_TAP_MS, useDoubleTapGuard } from './dialogs/use-double-tap-guard.js';
export {
  createLateFeatures,
  type LateFeatures,
  LateFeaturesContext,
  useLateFeatures,
} from './feature/late-features.js';
export { viewReducer, viewShown } from './views/view-slice.js';
export {
  type ChosenWords,
  dialogClosed,
  type DialogName,
  dialogOpened,
  dialogsReducer,
  type OpenDialog,
} from './dialogs/dialogs-slice.js';
export { menuIds } from './dialogs/menu-ids.js';
export {
  type Notice,
  noticed,
  noticeDismissed,
  type NoticeKey,
  noticesReducer,
  noticeWithdrawn,
} from './notices/notices-slice.js';
export {
  type LateLoading,
  type LoadedCode,
  type PageEnvironment,
  PageEnvironmentContext,
  type SectionSlotProps,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from './store/hooks.js';
export { whenIdle } from './late/when-idle.js';
export { whenIdleOrTouched } from './late/when-idle-or-touched.js';
export { PageDialog } from './dialogs/page-dialog.js';
export { createLateCode, isMissed } from './late/late-code.js';
export { createOpenOverlays, type OpenOverlays } from './views/open-overlays.js';
export { LateFailure } from './late/late-failure.js';
export { whenNear } from './late/when-near.js';
export { LatePart, type LateProps } from './late/late-part.js';
export { rememberServerMarkup } from './early/server-markup.js';
export { pageErrorCode } from './errors/page-error-code.js';
export {
  connectionFound,
  connectionLate,
  connectionLost,
  connectionReducer,
} from './visitor/connection-slice.js';
export { loseConnection } from './sign-in/lose-connection.js';
export { forgetInterrupted, INTERRUPTED, resumable } from './sign-in/resumable.js';
export { askToSignIn } from './sign-in/ask-to-sign-in.js';
export { type Change, type Changeable, createChangeable } from './changes/create-changeable.js';
export {
  type ChangeableActions,
  type ChangeableState,
  createChangeableEvents,
  initialChangeable,
} from './changes/create-changeable-events.js';
export { createEvents, type Event } from './store/create-events.js';
export {
  contactCardUrl,
  type FileOwner,
  fileUrl,
  qrCodeUrl,
  specialDayEntryUrl,
} from './files/account-file-url.js';
export { onResize } from './views/on-resize.js';
export { useBottomInset } from './views/use-bottom-inset.js';
export { useAccountLang } from './account/use-account-lang.js';
export { textWidth } from './texts/text-width.js';
export {
  friendCountReducer,
  type FriendCountState,
  selectFriendCount,
} from './relation/friend-count-slice.js';
export { relationActions, relationReducer, type RelationState } from './relation/relation-slice.js';
export {
  anonymousRelation,
  selectOfferedRelation,
  selectRelation,
  selectSettledFriendship,
} from './relation/select-relation.js';
export {
  isVisible,
  type RelationAction,
  visibleActions,
  type VisibleAction,
} from './relation/visible-actions.js';
export { loadFriendCount } from './relation/friend-count-flow.js';
export {
  addFriend,
  applyCachedRelation,
  loadRelation,
  setFavorite,
  unblock,
} from './relation/relation-flow.js';
export { parseRelation } from './relation/parse-relation.js';
export { MIN_SECTIONS, overviewOf } from './outline/overview.js';
export { addActionTexts } from './texts/add-action-texts.js';
export { loadFeatures, type LoadFeaturesOptions } from './feature/load-features.js';
export {
  linkQuery,
  type OwnAddresses,
  parseViewPath,
  type View,
  type ViewBase,
  viewHref,
  type ViewKind,
  type ViewKinds,
  viewName,
  viewOfAddress,
  viewPath,
} from './views/view.js';
export { languageNames, LanguageLinks } from './languages/language-links.js';
export { HydrationBoundary } from './late/hydration-boundary.js';
export { useTouched } from './late/use-touched.js';
export { returnsReducer, visitorReturned } from './visitor/returns-slice.js';
export { parseSaved, type Saved } from './saved/saved.js';
export type { EarlyClick } from './early/early-click.js';
export { loadPlugin, type PluginLoader, type PluginLoaders } from './plugins/load-plugin.js';
export { allSections } from './account/all-sections.js';
export { basicInfoOf, type InfoSource, infoSectionOf } from './account/basic-info-of.js';
export { contactOf } from './account/contact-of.js';
export { leaveToAnother } from './sign-in/leave-to-another.js';
export { changeEntry, entryState, type EntryState } from './views/entry-state.js';
export { parseScrollPosition, readScrollPosition, returnToPosition } from './views/scroll-position.js';
export { type ActionTextKey, actionTexts, type TranslateAction } from './texts/action-texts.js';
export { useNoticeAction } from './notices/use-notice-action.js';
export { useNoticeWords } from './notices/use-notice-words.js';
export { DialogNotice } from './notices/dialog-notice.js';
export { useNow } from './time/use-now.js';
export { askedLanguage } from './account/asked-language.js';
export { chatHref } from './sharing/chat-href.js';
export { isWeekend } from './time/is-weekend.js';
export { DayGrid } from './fields/day-grid.js';
export { TextWithName } from './account/text-with-name.js';
export { useTextsOf } from './texts/use-texts-of.js';
export { replyTimeText } from './texts/reply-time-text.js';
export {
  morePageFailed,
  morePageLoaded,
  morePageStarted,
  type SectionData,
  type SectionDataState,
  sectionKey,
  sectionLoaded,
  sectionLoadFailed,
  sectionLoadStarted,
  sectionRecalled,
  selectSectionData,
} from './sections/section-data-slice.js';
export { outlineId } from './outline/outline-id.js';
export {
  createLoad,
  createLoadEvents,
  type LoadEvents,
  type LoadState,
  notAsked,
} from './store/create-load.js';
export { createLateState, type LateState } from './store/create-late-state.js';
export { useLocalLanguage } from './local-language/use-local-language.js';
export { ViewFrame } from './view-frame/view-frame.js';
export { type FoundHighlight, type HighlightOf, highlightsOf, hoursOf } from './outline/highlights.js';
export { isOn, presentAt, usualAt } from './outline/at-present.js';
export { openFile } from './files/open-file.js';
export { share } from './sharing/share.js';
export { accountHref } from './views/account-href.js';
export { readSaved, save } from './saved/save.js';
export { isRefusal } from './errors/is-refusal.js';
export { certainOwner, readableOwner } from './saved/certain-owner.js';
export {
  type Intent,
  intentAddress,
  joinQueries,
  type LinkAction,
  linkActions,
  parseIntent,
  type ViewValues,
  withoutIntent,
} from './intent/intent.js';
export { clearIntent, intentOfPage, keepIntent } from './intent/page-intent.js';
export { mayBeSignedIn } from './sign-in/may-be-signed-in.js';
export { useLiveRegionReady } from './notices/use-live-region-ready.js';
export { createSwitch, type Switch, type SwitchAnswer, type SwitchState } from './changes/create-switch.js';
export { DialogEntries, DialogEntry } from './dialogs/dialog-entry.js';
export { PagePopover } from './dialogs/page-popover.js';
export { useScripted } from './dialogs/use-scripted.js';
export { useSwitch } from './changes/use-switch.js';
export { useSharePage } from './sharing/use-share-page.js';
export { ShareView } from './sharing/share-view.js';
export { sectionElementId } from './outline/section-element-id.js';
export { ownHighlightsChanged, ownOutline, selectOwnHighlights } from './outline/own-highlights-slice.js';
export { syncOverlaysWithHistory } from './views/sync-overlays-with-history.js';
export { showSection } from './outline/show-section.js';
export { useOpened } from './dialogs/use-opened.js';
export { useSectionHref } from './outline/use-section-href.js';
export { linksOf, useFeatureLinks, wordsIn } from './feature/feature-links.js';
export { Shortcut } from './shortcuts/shortcut.js';
export {
  createSubmissionEvents,
  initialSubmission,
  type SubmissionActions,
  type SubmissionState,
} from './changes/create-submission-events.js';
export {
  createSubmission,
  type OutcomeWords,
  type Refusal,
  type Submission,
} from './changes/create-submission.js';
export { useConfirmLeaving } from './changes/use-confirm-leaving.js';
export type {
  Feature,
  FeatureChange,
  FeatureLink,
  FeaturePage,
  FeatureSince,
  FeatureView,
  LateChanges,
  LateDialog,
  LateView,
  LateViewProps,
  LinkOf,
  Resume,
  SummaryPart,
  ViewCard,
  ViewItem,
} from './feature/feature.js';
export { Choice } from './fields/choice.js';
export { DayFace } from './fields/day-face.js';
export { FieldError } from './fields/field-error.js';
export { TextRoom } from './fields/text-room.js';
export type { AppLinks, PageState, PageTab, SectionOutline } from './store/page-state.js';
export type { FirstReducers, ProfileState, ProfileStore, ProfileThunk } from './store/profile-store.js';
export type {
  ClaimedCache,
  Interrupted,
  ProfileServices,
  SavedNamespace,
  SentWrite,
  TooltipName,
} from './store/services.js';
export { askFeatures, type AskFeaturesOptions } from './feature/ask-features.js';
export { featureViewHref } from './feature/feature-view-href.js';
export { FeaturePart } from './feature/feature-part.js';
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
} from './feature/feature-server.js';
export { calendarFile, dayFile, entryUid } from './files/calendar-file.js';
export { contentLines, textValue, urlValue } from './files/content-lines.js';
export { startOfQuery } from './files/start-of-query.js';
export { useVisitorKind, type VisitorKind, visitorKind } from './sign-in/use-visitor-kind.js';
export { useFollowLink } from './links/use-follow-link.js';
export { canChat } from './relation/can-chat.js';
export { RelationStepButton } from './relation/relation-step-button.js';

'use client';

// Outside of the promise: what the packages of the page share, and plugins of others must not import.
export type { AskedFact } from './asked-fact.js';
export { checkOnce } from './check-once.js';
export { dependsOnVisitor } from './read-section.js';
export type { HighlightSign } from './highlight.js';
export { type ComingDay, isUnusual } from './hours/coming-days.js';
export { type DayRange, dayRanges, daysText, reasonText } from './hours/day-ranges.js';
export { isHidden, itemCardOf } from './read-section.js';
export { allSections } from './page/account/all-sections.js';
export { askedLanguage } from './page/account/asked-language.js';
export { infoSectionOf } from './page/account/basic-info-of.js';
export { changeableReducers, initialChangeable } from './page/changes/changeable-reducers.js';
export type { OutcomeWords } from './page/changes/create-submission.js';
export {
  createSwitch,
  type Switch,
  type SwitchAnswer,
  type SwitchState,
} from './page/changes/create-switch.js';
export { useSwitch } from './page/changes/use-switch.js';
export type { ChosenWords, DialogName, OpenDialog } from './page/dialogs/dialogs-slice.js';
export { menuIds } from './page/dialogs/menu-ids.js';
export { PagePopover } from './page/dialogs/page-popover.js';
export { DOUBLE_TAP_MS, useDoubleTapGuard } from './page/dialogs/use-double-tap-guard.js';
export { useOpened } from './page/dialogs/use-opened.js';
export { useScripted } from './page/dialogs/use-scripted.js';
export type { EarlyClick } from './page/early/early-click.js';
export { rememberServerMarkup } from './page/early/server-markup.js';
export { contactCardUrl, qrCodeUrl, specialDayEntryUrl } from './page/files/account-file-url.js';
export { contentLines, textValue, urlValue } from './page/files/content-lines.js';
export { type LinkAction, linkActions, parseIntent, withoutIntent } from './page/intent/intent.js';
export { LanguageLinks } from './page/languages/language-links.js';
export { HydrationBoundary } from './page/late/hydration-boundary.js';
export { createLateCode, isMissed } from './page/late/late-code.js';
export { LateFailure } from './page/late/late-failure.js';
export { LatePart } from './page/late/late-part.js';
export { useTouched } from './page/late/use-touched.js';
export { whenIdle } from './page/late/when-idle.js';
export { whenIdleOrTouched } from './page/late/when-idle-or-touched.js';
export { DialogNotice } from './page/notices/dialog-notice.js';
export {
  type Notice,
  noticeDismissed,
  type NoticeKey,
  noticeWithdrawn,
} from './page/notices/notices-slice.js';
export { useLiveRegionReady } from './page/notices/use-live-region-ready.js';
export { useNoticeAction } from './page/notices/use-notice-action.js';
export { useNoticeWords } from './page/notices/use-notice-words.js';
export { isOn } from './page/outline/at-present.js';
export type { FoundHighlight, HighlightOf } from './page/outline/highlights.js';
export { MIN_SECTIONS } from './page/outline/overview.js';
export {
  ownHighlightsChanged,
  ownOutline,
  selectOwnHighlights,
} from './page/outline/own-highlights-slice.js';
export { showSection } from './page/outline/show-section.js';
export { useSectionHref } from './page/outline/use-section-href.js';
export { askPlugins } from './page/plugin/ask-plugins.js';
export { GuardedPart } from './page/plugin/guarded-part.js';
export { createLatePlugins, type LatePlugins } from './page/plugin/late-plugins.js';
export { loadPlugins } from './page/plugin/load-plugins.js';
export type { LateViewProps, PluginLink, Resume, ViewCard, ViewItem } from './page/plugin/plugin.js';
export type { AnonymousApi, PluginFile, PluginSettings, Redirection } from './page/plugin/plugin-server.js';
export { type FreeTimes, useFreeTimes } from './page/plugin/use-free-times.js';
export { loadFriendCount } from './page/relation/friend-count-flow.js';
export { selectFriendCount } from './page/relation/friend-count-slice.js';
export { parseRelation } from './page/relation/parse-relation.js';
export {
  addFriend,
  applyCachedRelation,
  loadRelation,
  setFavorite,
  unblock,
} from './page/relation/relation-flow.js';
export { relationActions } from './page/relation/relation-slice.js';
export { anonymousRelation, selectSettledFriendship } from './page/relation/select-relation.js';
export { isVisible, type RelationAction, type VisibleAction } from './page/relation/visible-actions.js';
export { parseSaved } from './page/saved/saved.js';
export {
  morePageFailed,
  morePageLoaded,
  morePageStarted,
  type SectionData,
  sectionLoaded,
  sectionLoadFailed,
  sectionLoadStarted,
  sectionRecalled,
} from './page/sections/section-data-slice.js';
export { ShareView } from './page/sharing/share-view.js';
export { useSharePage } from './page/sharing/use-share-page.js';
export { Shortcut } from './page/shortcuts/shortcut.js';
export { leaveToAnother } from './page/sign-in/leave-to-another.js';
export { loseConnection } from './page/sign-in/lose-connection.js';
export { forgetInterrupted, INTERRUPTED } from './page/sign-in/resumable.js';
export { useVisitorKind } from './page/sign-in/use-visitor-kind.js';
export {
  type LateLoading,
  type LoadedCode,
  type PageEnvironment,
  PageEnvironmentContext,
  type SectionSlotProps,
} from './page/store/hooks.js';
export type { AppLinks, PageTab } from './page/store/page-state.js';
export type { ProfileState } from './page/store/root-reducer.js';
export type { Interrupted, SentWrite, TooltipName } from './page/store/services.js';
export { type ActionTextKey, actionTexts } from './page/texts/action-texts.js';
export { addActionTexts } from './page/texts/add-action-texts.js';
export { replyTimeText } from './page/texts/reply-time-text.js';
export { useTextsOf } from './page/texts/use-texts-of.js';
export { changeEntry, entryState, type EntryState } from './page/views/entry-state.js';
export { onResize } from './page/views/on-resize.js';
export { createOpenOverlays, type OpenOverlays } from './page/views/open-overlays.js';
export { parseScrollPosition, readScrollPosition, returnToPosition } from './page/views/scroll-position.js';
export { syncOverlaysWithHistory } from './page/views/sync-overlays-with-history.js';
export { linkQuery, parseViewPath, type View, type ViewKinds, viewOfAddress } from './page/views/view.js';
export { viewShown } from './page/views/view-slice.js';
export { connectionFound, connectionLate, connectionLost } from './page/visitor/connection-slice.js';
export { visitorReturned } from './page/visitor/returns-slice.js';
export { telephoneText } from './read-telephone.js';
export type { LocalWords, MemoryScope, MoreItems, ReportableItem, SectionSource } from './section.js';
export { SectionBoundary } from './section-boundary.js';
export { SectionPart } from './section-part.js';
export { isSectionType } from './section-type.js';
export { untilOf } from './until-of.js';
export { ViewBarContext } from './view-action.js';

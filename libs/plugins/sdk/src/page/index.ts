'use client';

export { basicInfoOf } from './account/basic-info-of.js';
export { contactOf } from './account/contact-of.js';
export { TextWithName } from './account/text-with-name.js';
export { useAccountLang } from './account/use-account-lang.js';
export { createSubmission, type Refusal, type Submission } from './changes/create-submission.js';
export {
  initialSubmission,
  submissionReducers,
  type SubmissionState,
} from './changes/submission-reducers.js';
export { useConfirmLeaving } from './changes/use-confirm-leaving.js';
export { DialogEntries, DialogEntry } from './dialogs/dialog-entry.js';
export { dialogClosed, dialogOpened } from './dialogs/dialogs-slice.js';
export { PageDialog } from './dialogs/page-dialog.js';
export { isRefusal } from './errors/is-refusal.js';
export { pageErrorCode } from './errors/page-error-code.js';
export { Choice } from './fields/choice.js';
export { DayFace } from './fields/day-face.js';
export { DayGrid } from './fields/day-grid.js';
export { FieldError } from './fields/field-error.js';
export { TextRoom } from './fields/text-room.js';
export { type FileOwner, fileUrl } from './files/account-file-url.js';
export { openFile } from './files/open-file.js';
export { startOfQuery } from './files/start-of-query.js';
export { type Intent, intentAddress, joinQueries } from './intent/intent.js';
export { clearIntent, intentOfPage, keepIntent } from './intent/page-intent.js';
export type { LateProps } from './late/late-part.js';
export { whenNear } from './late/when-near.js';
export { useIsHydrated } from './late/use-is-hydrated.js';
export { useFollowLink } from './links/use-follow-link.js';
export { useLocalLanguage } from './local-language/use-local-language.js';
export { noticed } from './notices/notices-slice.js';
export { type Arrival, arrivalAt, type Crowd, type Whereabouts } from './outline/arrival-at.js';
export { highlightsOf, hoursOf } from './outline/highlights.js';
export { outlineId } from './outline/outline-id.js';
export { overviewOf } from './outline/overview.js';
export { sectionElementId } from './outline/section-element-id.js';
export { useLatePlugins } from './plugin/late-plugins.js';
export { namedViewHref } from './plugin/named-view-href.js';
export { linksOf, usePluginLinks } from './plugin/plugin-links.js';
export { SummaryParts, type SummaryPartsProps } from './plugin/summary-parts.js';
export type {
  FreeTime,
  Plugin,
  PluginPage,
  LateChanges,
  LateDialog,
  LateView,
  LinkOf,
  SummaryPart,
} from './plugin/plugin.js';
export { canChat } from './relation/can-chat.js';
export { RelationStepButton } from './relation/relation-step-button.js';
export { selectOfferedRelation, selectRelation } from './relation/select-relation.js';
export { visibleActions } from './relation/visible-actions.js';
export { certainOwner, readableOwner } from './saved/certain-owner.js';
export { readSaved, save } from './saved/save.js';
export type { Saved } from './saved/saved.js';
export { sectionOf } from './section-code/section-of.js';
export { sectionKey, selectSectionData } from './sections/section-data-slice.js';
export { chatHref } from './sharing/chat-href.js';
export { share } from './sharing/share.js';
export { askToSignIn } from './sign-in/ask-to-sign-in.js';
export { mayBeSignedIn } from './sign-in/may-be-signed-in.js';
export { visitorKind } from './sign-in/use-visitor-kind.js';
export { usePageEnvironment, useProfileDispatch, useProfileSelector } from './store/hooks.js';
export { type LoadState, notAsked } from './store/load-state.js';
export type { PageState, SectionOutline } from './store/page-state.js';
export type { ProfileStore, ProfileThunk } from './store/profile-store.js';
export { rootReducer } from './store/root-reducer.js';
export type { ClaimedCache, ProfileServices, SavedNamespace } from './store/services.js';
export { textWidth } from './texts/text-width.js';
export { useNow } from './time/use-now.js';
export { ViewFrame } from './view-frame/view-frame.js';
export { accountHref } from './views/account-href.js';
export { useBottomInset } from './views/use-bottom-inset.js';
export { viewHref, viewName, viewPath } from './views/view.js';

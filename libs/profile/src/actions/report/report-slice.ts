import type { ReportReceipt } from '@oa-profile/api-client';
import {
  initialSubmission,
  rootReducer,
  submissionReducers,
  type SubmissionState,
} from '@oa-profile/plugin-sdk/page';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyDraft, type ReportDraft } from './report-draft.js';

/** The visitor's report of the account, or of an item of its page. */
export interface ReportState extends SubmissionState<ReportDraft, ReportReceipt> {
  /** How the report names its item; undefined for the account. Never kept: the view's address says it. */
  about?: string | undefined;
  /** What else has been reported while the page is open. */
  sent?: readonly (string | undefined)[];
}

declare module '@oa-profile/plugin-sdk/declared' {
  interface LazyLoadedSlices {
    report: ReportState;
  }
}

const initialState: ReportState = initialSubmission(emptyDraft);

const reportSlice = createSlice({
  name: 'report',
  initialState,
  reducers: {
    ...submissionReducers<ReportDraft, ReportReceipt>(emptyDraft),
    /**
     * The report is about something else now, for which the visitor has not agreed to anything yet. One that is being
     * sent stays as it is.
     */
    aboutChanged(state, { payload }: PayloadAction<string | undefined>) {
      const { about, sending, confirmed, sent = [] } = state;
      if (sending.status === 'Loading' || payload === about) return;
      state.about = payload;
      state.sending = { status: 'None' };
      state.confirmed = undefined;
      state.draft.agreed = false;
      state.sent = confirmed && !confirmed.isEarlier ? [...sent, about] : sent;
    },
  },
  selectors: {
    /** The visitor's report. */
    selectReport: (state) => state,
  },
}).injectInto(rootReducer);

export const reportActions = reportSlice.actions;
export const { aboutChanged } = reportActions;

export const { selectReport } = reportSlice.selectors;

/** Whether what is written has been sent about this. */
export const isSentAbout = (
  { about, confirmed, sent = [] }: ReportState,
  item: string | undefined,
): boolean => sent.includes(item) || (confirmed !== undefined && about === item);

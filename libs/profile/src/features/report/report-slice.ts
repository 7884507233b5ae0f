import type { ReportReceipt } from '@oa-profile/api-client/schemas';
import type { Reducer } from 'redux';
import { createSubmissionSlice, type SubmissionState } from '../../core/changes/submission-slice.js';
import { emptyDraft, type ReportDraft } from './report-draft.js';

/** The visitor's report of the account. */
export type ReportState = SubmissionState<ReportDraft, ReportReceipt>;

const reportSlice = createSubmissionSlice<ReportDraft, ReportReceipt>('report', emptyDraft);

/** Before the visitor has done anything. */
export const initialReportState: ReportState = reportSlice.initialState;

export const reportActions: typeof reportSlice.actions = reportSlice.actions;
export const reportReducer: Reducer<ReportState> = (state = initialReportState, action) =>
  reportSlice.reduce(state, action);

declare module '../../core/store/create-store.js' {
  interface LateState {
    report: ReportState;
  }
}

import type { ReportReceipt } from '@oa-profile/api-client/schemas';
import type { Reducer } from 'redux';
import { createSubmissionSlice, type SubmissionState } from '../../core/changes/submission-slice.js';
import type { ProfileState } from '../../core/store/create-store.js';
import { emptyDraft, type ReportDraft } from './report-draft.js';

/** The visitor's report of the account. */
export type ReportState = SubmissionState<ReportDraft, ReportReceipt>;

const reportSlice = createSubmissionSlice<ReportDraft, ReportReceipt>('report', emptyDraft);

export const reportActions: typeof reportSlice.actions = reportSlice.actions;
export const reportReducer: Reducer<ReportState> = (state = reportSlice.initialState, action) =>
  reportSlice.reduce(state, action);

/** The visitor's report; the initial state before the slice is added. */
export const selectReport = ({ report = reportSlice.initialState }: ProfileState): ReportState => report;

declare module '../../core/store/create-store.js' {
  interface LateState {
    report: ReportState;
  }
}

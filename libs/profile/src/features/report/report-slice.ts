import type { ReportReceipt } from '@oa-profile/api-client/schemas';
import {
  createSubmissionEvents,
  initialSubmission,
  type SubmissionActions,
  type SubmissionState,
} from '../../core/changes/create-submission-events.js';
import { createLateState, type LateState } from '../../core/store/create-late-state.js';
import { emptyDraft, type ReportDraft } from './report-draft.js';

/** The visitor's report of the account. */
export type ReportState = SubmissionState<ReportDraft, ReportReceipt>;

const report: LateState<ReportState> = createLateState('report', initialSubmission(emptyDraft));

/** The visitor's report. */
export const selectReport: typeof report.select = report.select;

export const reportActions: SubmissionActions<ReportDraft, ReportReceipt> = createSubmissionEvents(
  report.event,
  emptyDraft,
);

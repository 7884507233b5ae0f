import { createSubmission } from '../../core/changes/create-submission.js';
import type { ProfileThunk } from '../../core/store/profile-store.js';
import { parseReportDraft, reportOf, type ReportDraft } from './report-draft.js';
import { reportActions, selectReport } from './report-slice.js';

const report = createSubmission({
  name: 'report',
  actions: reportActions,
  select: selectReport,
  view: 'report',
  parseDraft: parseReportDraft,
  requestOf(state) {
    const { draft, about } = selectReport(state);
    return reportOf(draft, about);
  },
  send: (api, searchId, request, transaction) => api.report(searchId, request, transaction),
  settle: async (api, searchId, transactionId, sender) =>
    (await api.settleReport(searchId, transactionId, sender)).report,
});

/** Changes what the visitor has filled in. */
export const fillInReport: (changes: Partial<ReportDraft>) => ProfileThunk = report.fillIn;

/** Fills in what the visitor had filled in before the page was loaded again. */
export const recallReport: typeof report.recall = report.recall;

/**
 * Sends the draft, exactly once.
 *
 * @param sentText Tells a visitor who has left the form that the report has been sent.
 */
export const sendReport = (sentText: string): ProfileThunk<Promise<void>> =>
  report.send({ done: { keys: [], text: sentText }, failed: { keys: ['error.report'] } });

/** Finds out what became of a report that was pending when the page was reloaded. */
export const settleReport: typeof report.settle = report.settle;

import { createSubmission, type ProfileThunk } from '@oa-profile/plugin-sdk/page';
import type { OutcomeWords } from '@oa-profile/plugin-sdk/internal';
import { parseReportDraft, reportedPath, reportOf, type ReportDraft } from './report-draft.js';
import { reportActions, selectReport } from './report-slice.js';

const report = createSubmission({
  name: 'report',
  actions: reportActions,
  select: selectReport,
  view: 'report',
  itemOf: reportedPath,
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

/** What a visitor reads where a report has not been sent and its form is not there to say so. */
export const reportFailed = { keys: ['error.report'] } satisfies OutcomeWords['failed'];

/**
 * Sends the draft, exactly once.
 *
 * @param sentText Tells a visitor who has left the form that the report has been sent.
 */
export const sendReport =
  (sentText: string): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, { host }) => {
    // The SDK may leave the page, and the next one goes on only with what it is about.
    if (host.starting()) dispatch(report.fillIn({ sentFrom: reportedPath(getState().view) }));
    await dispatch(report.send({ done: { keys: [], text: sentText }, failed: reportFailed }));
  };

/** Finds out what became of a report that was pending when the page was reloaded. */
export const settleReport: typeof report.settle = report.settle;

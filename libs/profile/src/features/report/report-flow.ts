import { createExactlyOnce, type ExactlyOnce } from '@oa-profile/api-client';
import type { Report, ReportReceipt } from '@oa-profile/api-client/schemas';
import { noticed } from '../../core/notices/notices-slice.js';
import { pageErrorCode } from '../../core/errors/page-error-code.js';
import type { ProfileState, ProfileThunk } from '../../core/store/create-store.js';
import type { ProfileServices } from '../../core/store/services.js';
import { reportOf } from './report-draft.js';
import { anotherWanted, sendFailed, sendStarted, sendSucceeded } from './report-slice.js';
import { selectReport } from './select-report.js';

/**
 * Sends the draft, exactly once: nothing while it is on its way or when it has arrived, and nothing else before it is
 * known what has become of an attempt whose answer got lost.
 *
 * @param sentText tells a visitor who did not wait at the form that the report has been sent
 */
export const sendReport =
  (sentText: string): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const { draft, status } = selectReport(getState());
    const report = reportOf(draft);
    if (!report || status === 'Loading' || status === 'Success') return;
    const isElsewhere = (): boolean => getState().view.name !== 'report';
    services.track({ name: 'action', label: 'report' });
    dispatch(sendStarted());
    try {
      const { isEarlier } = await reportsOf(getState(), services).send(report);
      dispatch(sendSucceeded(isEarlier));
      if (isElsewhere()) dispatch(noticed({ tone: 'success', keys: [], text: sentText }));
      services.track({ name: 'outcome', label: 'report Success' });
    } catch (error) {
      services.captureError(error, 'report');
      dispatch(sendFailed(pageErrorCode(error)));
      if (isElsewhere()) dispatch(noticed({ tone: 'failure', keys: ['error.report'] }));
      services.track({ name: 'outcome', label: 'report Failure' });
    }
  };

/**
 * Finds out what has become of a report that was on its way when the page was loaded again. If the server cannot be
 * asked now, it is asked before anything else is reported.
 */
export const settleReport = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  const reports = reportsOf(getState(), services);
  const { status } = selectReport(getState());
  if (status === 'Loading' || status === 'Success' || !reports.isOpen()) return;
  dispatch(sendStarted());
  try {
    dispatch((await reports.settle()) ? sendSucceeded(true) : anotherWanted());
  } catch (error) {
    services.captureError(error, 'settle report');
    dispatch(anotherWanted());
  }
};

function reportsOf(
  { page }: ProfileState,
  { api, openWrites }: ProfileServices,
): ExactlyOnce<Report, ReportReceipt> {
  const { basicSearchId } = page.account;
  return createExactlyOnce({
    key: `report ${basicSearchId}`,
    openWrites,
    send: async (report: Report, transactionId) =>
      (await api()).report(basicSearchId, report, { transactionId }),
    settle: async (transactionId) =>
      (await (await api()).settleReport(basicSearchId, transactionId)).report ?? undefined,
  });
}

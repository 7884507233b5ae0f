import { createTransactionId } from '@oa-profile/api-client';
import type { Report } from '@oa-profile/api-client/schemas';
import { isProfileError, type HttpErrorData } from '@oa-profile/errors';
import { noticed } from '../notices/notices-slice.js';
import { pageErrorCode } from '../page/page-error-code.js';
import type { ProfileThunk } from '../store/create-store.js';
import { reportOf } from './report-draft.js';
import { sendFailed, sendRefused, sendStarted, sendSucceeded, type UnsettledReport } from './report-slice.js';
import { selectReport } from './select-report.js';

/**
 * Sends the draft, once: nothing while it is on its way or when it has arrived. The same report sent again after a
 * timeout is the same transaction.
 *
 * @param sentText tells a visitor who did not wait at the form that the report has been sent
 */
export const sendReport =
  (sentText: string): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const { draft, status, unsettled } = selectReport(getState());
    const report = reportOf(draft);
    if (!report || status === 'Loading' || status === 'Success') return;
    const transactionId = idOf(report, unsettled) ?? createTransactionId();
    const isElsewhere = (): boolean => getState().view.name !== 'report';
    services.track({ name: 'action', label: 'report' });
    dispatch(sendStarted({ report, transactionId }));
    try {
      const api = await services.api();
      await api.report(getState().page.account.basicSearchId, report, { transactionId });
      dispatch(sendSucceeded());
      if (isElsewhere()) dispatch(noticed({ tone: 'success', keys: [], text: sentText }));
      services.track({ name: 'outcome', label: 'report Success' });
    } catch (error) {
      services.captureError(error, 'report');
      const code = pageErrorCode(error);
      dispatch(isRefusal(error) ? sendRefused(code) : sendFailed(code));
      if (isElsewhere()) dispatch(noticed({ tone: 'failure', keys: ['error.report'] }));
      services.track({ name: 'outcome', label: 'report Failure' });
    }
  };

/** Other words are another report: under the old id the server would answer for the old ones, and drop the new. */
function idOf(report: Report, unsettled: UnsettledReport | undefined): string | undefined {
  if (JSON.stringify(unsettled?.report) !== JSON.stringify(report)) return undefined;
  return unsettled?.transactionId;
}

/** Whether the server has said that it did not act. After a 5xx, or rubbish, it may have. */
function isRefusal(error: unknown): boolean {
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return false;
  const { status = 0 } = (error.data ?? {}) as HttpErrorData;
  return status >= 400 && status < 500;
}

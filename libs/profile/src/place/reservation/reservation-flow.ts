import { createTransactionId } from '@oa-profile/api-client';
import type { ReservationRequest } from '@oa-profile/api-client/schemas';
import { isProfileError, type HttpErrorData } from '@oa-profile/errors';
import { askToSignIn } from '../../sign-in/ask-to-sign-in.js';
import { noticed } from '../../notices/notices-slice.js';
import { isRefusal } from '../../page/is-refusal.js';
import { pageErrorCode } from '../../page/page-error-code.js';
import type { ProfileThunk } from '../../store/create-store.js';
import {
  loadFailed,
  loadStarted,
  loadSucceeded,
  sendFailed,
  sendRefused,
  sendStarted,
  sendSucceeded,
  slotTaken,
  type UnsettledReservation,
} from './reservation-slice.js';
import { requestOf, selectReservation } from './select-reservation.js';

/** Asks which times are left. */
export const loadInventory = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  dispatch(loadStarted());
  const { attempt } = selectReservation(getState()).load;
  try {
    const api = await services.api();
    const inventory = await api.getReservationInventory(getState().page.account.basicSearchId);
    dispatch(loadSucceeded({ attempt, inventory }));
  } catch (error) {
    services.captureError(error, 'reservation inventory');
    dispatch(loadFailed({ attempt, code: pageErrorCode(error) }));
  }
};

/** What a visitor who has left the view meanwhile reads of the outcome. */
export interface OutcomeTexts {
  done: string;
  failed: string;
}

/**
 * Reserves what the visitor has chosen, once: nothing while it is on its way. The same reservation sent again after a
 * timeout is the same transaction. An anonymous visitor is shown the way to the app.
 */
export const reserve =
  (texts: OutcomeTexts): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const state = selectReservation(getState());
    if (state.sending.status === 'Loading' || state.confirmed) return;
    if (services.host.getAccessToken() === undefined) {
      dispatch(askToSignIn('reserve'));
      return;
    }
    const request = requestOf(state);
    if (!request) return;
    const transactionId = idOf(request, state.unsettled) ?? createTransactionId();
    const tell = (tone: 'success' | 'failure', text: string): void => {
      if (getState().view.name !== 'place') dispatch(noticed({ tone, keys: [], text }));
    };
    services.track({ name: 'action', label: 'reserve' });
    dispatch(sendStarted({ request, transactionId }));
    try {
      const api = await services.api();
      const { basicSearchId } = getState().page.account;
      dispatch(sendSucceeded(await api.reserve(basicSearchId, request, { transactionId })));
      tell('success', texts.done);
      services.track({ name: 'outcome', label: 'reserve Success' });
    } catch (error) {
      tell('failure', texts.failed);
      if (isSlotGone(error)) {
        // Nobody's fault, so nothing to report.
        services.track({ name: 'outcome', label: 'reserve SlotGone' });
        dispatch(slotTaken(request.slotId));
        await dispatch(loadInventory());
        return;
      }
      services.captureError(error, 'reserve');
      services.track({ name: 'outcome', label: 'reserve Failure' });
      const code = pageErrorCode(error);
      dispatch(isRefusal(error) ? sendRefused(code) : sendFailed(code));
    }
  };

/** Another reservation is another transaction: under the old id the server would answer for the old one. */
function idOf(request: ReservationRequest, unsettled: UnsettledReservation | undefined): string | undefined {
  if (JSON.stringify(unsettled?.request) !== JSON.stringify(request)) return undefined;
  return unsettled?.transactionId;
}

const isSlotGone = (error: unknown): boolean =>
  isProfileError(error, 'HTTP_ABNORMAL') && (error.data as HttpErrorData).serverStatusCode === 'SLOT_GONE';

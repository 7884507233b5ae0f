import { createExactlyOnce, type ExactlyOnce } from '@oa-profile/api-client';
import type { Reservation, ReservationRequest } from '@oa-profile/api-client/schemas';
import { isProfileError, type HttpErrorData } from '@oa-profile/errors';
import { askToSignIn } from '../../../core/sign-in/ask-to-sign-in.js';
import { noticed } from '../../../core/notices/notices-slice.js';
import { pageErrorCode } from '../../../core/errors/page-error-code.js';
import type { ProfileState, ProfileThunk } from '../../../core/store/create-store.js';
import type { ProfileServices } from '../../../core/store/services.js';
import {
  loadFailed,
  loadStarted,
  loadSucceeded,
  nothingFound,
  sendFailed,
  sendStarted,
  sendSucceeded,
  slotTaken,
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
 * Reserves what the visitor has chosen, exactly once: nothing while it is on its way, and nothing else before it is
 * known what has become of an attempt whose answer got lost. An anonymous visitor is shown the way to the app.
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
    const reservations = reservationsOf(getState(), services);
    const tell = (tone: 'success' | 'failure', text: string): void => {
      if (getState().view.name !== 'place') dispatch(noticed({ tone, keys: [], text }));
    };
    services.track({ name: 'action', label: 'reserve' });
    dispatch(sendStarted());
    try {
      dispatch(sendSucceeded(await reservations.send(request)));
      tell('success', texts.done);
      services.track({ name: 'outcome', label: 'reserve Success' });
    } catch (error) {
      tell('failure', texts.failed);
      const isOpen = reservations.isOpen();
      if (isSlotGone(error) && !isOpen) {
        // Nobody's fault, so nothing to report.
        services.track({ name: 'outcome', label: 'reserve SlotGone' });
        dispatch(slotTaken(request.slotId));
        await dispatch(loadInventory());
        return;
      }
      services.captureError(error, 'reserve');
      services.track({ name: 'outcome', label: 'reserve Failure' });
      dispatch(sendFailed({ code: pageErrorCode(error), isOpen }));
    }
  };

/**
 * Finds out what has become of a reservation that was on its way when the page was loaded again. If the server cannot
 * be asked now, it is asked before anything else is reserved.
 */
export const settleReservation = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  const { sending, confirmed } = selectReservation(getState());
  const reservations = reservationsOf(getState(), services);
  if (sending.status === 'Loading' || confirmed || !reservations.isOpen()) return;
  if (services.host.getAccessToken() === undefined) return;
  dispatch(sendStarted());
  try {
    const answer = await reservations.settle();
    dispatch(answer ? sendSucceeded({ answer, isEarlier: true }) : nothingFound());
  } catch (error) {
    services.captureError(error, 'settle reservation');
    dispatch(nothingFound());
  }
};

function reservationsOf(
  { page }: ProfileState,
  { api, openWrites }: ProfileServices,
): ExactlyOnce<ReservationRequest, Reservation> {
  const { basicSearchId } = page.account;
  return createExactlyOnce({
    key: `reservation ${basicSearchId}`,
    openWrites,
    send: async (request: ReservationRequest, transactionId) =>
      (await api()).reserve(basicSearchId, request, { transactionId }),
    settle: async (transactionId) =>
      (await (await api()).settleReservation(basicSearchId, transactionId)).reservation ?? undefined,
  });
}

const isSlotGone = (error: unknown): boolean =>
  isProfileError(error, 'HTTP_ABNORMAL') && (error.data as HttpErrorData).serverStatusCode === 'SLOT_GONE';

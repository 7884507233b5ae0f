import { createSubmission } from '../../core/changes/create-submission.js';
import { isRefusal } from '../../core/errors/is-refusal.js';
import { pageErrorCode } from '../../core/errors/page-error-code.js';
import type { ProfileThunk } from '../../core/store/create-store.js';
import {
  loadFailed,
  loadStarted,
  loadSucceeded,
  reservationActions,
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

const reservation = createSubmission({
  name: 'reservation',
  label: 'reserve',
  needsVisitor: true,
  actions: reservationActions,
  select: selectReservation,
  view: 'reservation',
  requestOf: (state) => requestOf(selectReservation(state)),
  send: (api, searchId, request, transaction) => api.reserve(searchId, request, transaction),
  settle: async (api, searchId, transactionId) =>
    (await api.settleReservation(searchId, transactionId)).reservation,
  refusalOf(error, { slotId }) {
    if (!isRefusal(error, 'SLOT_GONE')) return undefined;
    return {
      outcome: 'SlotGone',
      goOn: () => async (dispatch) => {
        dispatch(slotTaken(slotId));
        await dispatch(loadInventory());
      },
    };
  },
});

/** What a visitor who has left the view meanwhile reads of the outcome. */
export interface OutcomeTexts {
  done: string;
  failed: string;
}

/** Reserves what the visitor has chosen, exactly once. An anonymous visitor is asked to sign in. */
export const reserve = ({ done, failed }: OutcomeTexts): ProfileThunk<Promise<void>> =>
  reservation.send({ done: { keys: [], text: done }, failed: { keys: [], text: failed } });

/** Finds out what has become of a reservation that was on its way when the page was loaded again. */
export const settleReservation: typeof reservation.settle = reservation.settle;

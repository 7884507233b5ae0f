import type { ReservationRequest } from '@oa-profile/api-client/schemas';
import {
  createLoad,
  createSubmission,
  isRefusal,
  type ProfileThunk,
  type Refusal,
} from '@oa-profile/plugin-sdk/page';
import * as v from 'valibot';
import { hasTableAt, saveReservation } from './saved-reservations.js';
import {
  loadEvents,
  reservationActions,
  secondTableWanted,
  selectReservation,
  slotTaken,
  tableFound,
  type ReservationDraft,
  type ReservationState,
} from './reservation-slice.js';
import { NOTE_LIMIT } from './note-limit.js';
import { partySizeOf } from './party-size.js';

/** Loads the available times. */
export const loadInventory = createLoad({
  place: 'reservation inventory',
  events: loadEvents,
  select: selectReservation,
  read: async (services, { account }) =>
    (await services.api()).getReservationInventory(account.basicSearchId),
});

const draftSchema = v.object({
  date: v.optional(v.string()),
  slotId: v.optional(v.string()),
  partySize: v.optional(v.pipe(v.number(), v.integer())),
  note: v.string(),
});

function parseDraft(kept: object): ReservationDraft | undefined {
  const parsed = v.safeParse(draftSchema, kept);
  return parsed.success ? parsed.output : undefined;
}

const isKnownHere =
  (slotId: string): ProfileThunk<boolean> =>
  (dispatch, getState) => {
    const { days = [] } = selectReservation(getState()).inventory ?? {};
    const slot = days.flatMap(({ slots }) => slots).find((one) => one.slotId === slotId);
    return slot !== undefined && dispatch(hasTableAt(slot.startsAt));
  };

/** The visitor has a table at this time. They are told, and may want another one. */
const alreadyReserved = (slotId: string): Refusal => ({
  outcome: 'AlreadyReserved',
  goOn: () => (dispatch) => {
    dispatch(tableFound(dispatch(isKnownHere(slotId)) ? 'device' : 'server'));
    return Promise.resolve();
  },
});

const reservation = createSubmission({
  name: 'reservation',
  label: 'reserve',
  needsVisitor: true,
  actions: reservationActions,
  select: selectReservation,
  view: 'reservation',
  parseDraft,
  requestOf: (state) => requestOf(selectReservation(state)),
  send: (api, searchId, request, transaction) => api.reserve(searchId, request, transaction),
  settle: async (api, searchId, transactionId, sender) =>
    (await api.settleReservation(searchId, transactionId, sender)).reservation,
  arrived: saveReservation,
  refusalBefore:
    ({ slotId, another }) =>
    (dispatch) =>
      !another && dispatch(isKnownHere(slotId)) ? alreadyReserved(slotId) : undefined,
  refusalOf(error, { slotId }) {
    if (isRefusal(error, 'ALREADY_RESERVED')) return alreadyReserved(slotId);
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

/** Changes what the visitor has chosen and written. */
export const fillInReservation: (changes: Partial<ReservationDraft>) => ProfileThunk = reservation.fillIn;

/** Fills in what the visitor had chosen and written before the page was loaded again. */
export const recallDraft: typeof reservation.recall = reservation.recall;

/** What a visitor who has left the view meanwhile reads of the outcome. */
export interface OutcomeTexts {
  done: string;
  failed: string;
}

/** Reserves what the visitor has chosen, exactly once. An anonymous visitor is asked to sign in. */
export const reserve =
  ({ done, failed }: OutcomeTexts): ProfileThunk<Promise<void>> =>
  async (dispatch, getState) => {
    await dispatch(reservation.send({ done: { keys: [], text: done }, failed: { keys: [], text: failed } }));
    // The account may have changed what it offers since: the same again would be refused as often as it is sent.
    if (selectReservation(getState()).sending.code === 'HTTP_UNPROCESSABLE') await dispatch(loadInventory());
  };

/** Reserves a second table at the time at which the visitor has one, exactly once. */
export const reserveAnother =
  (texts: OutcomeTexts): ProfileThunk<Promise<void>> =>
  (dispatch) => {
    dispatch(secondTableWanted());
    return dispatch(reserve(texts));
  };

/** Finds out what became of a reservation that was pending when the page was reloaded. */
export const settleReservation: typeof reservation.settle = reservation.settle;

/** The request to send for the draft; undefined while something is missing or too long. */
function requestOf({ inventory, draft, another }: ReservationState): ReservationRequest | undefined {
  const { slotId } = draft;
  if (!inventory || slotId === undefined || draft.note.length > NOTE_LIMIT) return undefined;
  const note = draft.note.trim();
  return {
    slotId,
    partySize: partySizeOf(inventory.partySize, draft.partySize),
    ...(note && { note }),
    ...(another && { another }),
  };
}

import type { Outcome, Reservation, ReservationInventory, ReservationRequest } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import {
  createSubmission,
  initialSubmission,
  isRefusal,
  type LoadState,
  notAsked,
  pageErrorCode,
  type ProfileThunk,
  readableOwner,
  type Refusal,
  rootReducer,
  submissionReducers,
  type SubmissionState,
} from '@oa-profile/plugin-sdk/page';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { NOTE_LIMIT, partySizeOf } from './limits.js';
import {
  hasTableAt,
  readReservations,
  type SavedReservation,
  saveReservation,
} from './saved-reservations.js';
import { tableOfPage } from './table-in-link.js';

/** What the visitor has chosen and written so far. */
export interface ReservationDraft {
  /** 'YYYY-MM-DD' in the account's zone. */
  date?: string | undefined;
  slotId?: string | undefined;
  partySize?: number | undefined;
  note: string;
}

/** The visitor's reservation. What is not confirmed belongs to the tab. */
export interface ReservationState extends SubmissionState<ReservationDraft, Reservation> {
  /** Status of loading the inventory. */
  load: LoadState;
  /** The server's last answer; it stays during another request. */
  inventory?: ReservationInventory | undefined;
  /** The note that the confirmed one was sent with. The answer does not repeat it, and it is not saved on the device. */
  sentNote?: string | undefined;
  /** When the chosen slot would have begun, once somebody else has taken it. */
  takenAt?: string | undefined;
  /** Who knows of a table that the visitor has at the chosen time already, so that nothing was reserved. */
  ownTable?: 'device' | 'server' | undefined;
  /** The visitor wants a second table at the chosen time. */
  another?: boolean | undefined;
  /** The time that a link asked for is not offered, and no other has been chosen since. */
  isTimeOfLinkGone?: boolean | undefined;
  /** The visitor's earlier reservations, the next one first, until they want another one. */
  saved?: readonly SavedReservation[] | undefined;
}

declare module '@oa-profile/plugin-sdk/declared' {
  interface LazyLoadedSlices {
    reservation: ReservationState;
  }
}

const emptyDraft: ReservationDraft = { note: '' };

const submission = submissionReducers<ReservationDraft, Reservation>(emptyDraft);

const initialState: ReservationState = { ...initialSubmission(emptyDraft), load: notAsked };

const reservationSlice = createSlice({
  name: 'reservation',
  initialState,
  reducers: {
    ...submission,

    /** A new choice makes an earlier failure or taken time obsolete. */
    draftChanged(state, action: PayloadAction<Partial<ReservationDraft>>) {
      const { date, slotId } = action.payload;
      if (state.sending.status === 'Loading') return;
      const isAnotherDay = date !== undefined && date !== state.draft.date;
      if (isAnotherDay) state.draft.slotId = undefined;
      if (isAnotherDay || slotId !== undefined) {
        state.isTimeOfLinkGone = undefined;
        state.takenAt = undefined;
        state.ownTable = undefined;
        state.another = undefined;
      }
      state.sending = { status: 'None' };
      submission.draftChanged(state, action);
    },
    sendStarted(state) {
      state.takenAt = undefined;
      state.ownTable = undefined;
      submission.sendStarted(state);
    },
    sendSucceeded(state, action: PayloadAction<Outcome<Reservation>>) {
      // By an earlier page, or with other words: what is written now has not been sent.
      if (!action.payload.isEarlier) {
        state.sentNote = state.draft.note.trim() || undefined;
        state.another = undefined;
      }
      submission.sendSucceeded(state, action);
    },
    anotherWanted(state) {
      state.saved = undefined;
      state.sentNote = undefined;
      state.ownTable = undefined;
      state.isTimeOfLinkGone = undefined;
      submission.anotherWanted(state);
    },

    inventoryRequested(state) {
      state.load = { status: 'Loading', attempt: state.load.attempt + 1 };
    },
    inventoryReceived(
      state,
      {
        payload: { attempt, inventory },
      }: PayloadAction<{ attempt: number; inventory: ReservationInventory }>,
    ) {
      if (attempt !== state.load.attempt) return;
      state.load = { status: 'Success', attempt };
      state.inventory = inventory;
    },
    inventoryFailed(state, { payload }: PayloadAction<{ attempt: number; code: ErrorCode }>) {
      if (payload.attempt === state.load.attempt) state.load = { status: 'Failure', ...payload };
    },

    /** Somebody else was first. Everything but the time stays as the visitor left it. */
    slotTaken(state, { payload }: PayloadAction<string>) {
      state.sending = { status: 'None' };
      state.draft.slotId = undefined;
      for (const { date, slots } of state.inventory?.days ?? []) {
        const slot = slots.find(({ slotId }) => slotId === payload);
        if (!slot) continue;
        slot.availability = 'full';
        state.takenAt = slot.startsAt;
        // The next times to look at are those of the same day.
        state.draft.date = date;
      }
    },
    /** The visitor has a table at the chosen time, maybe from another tab: nothing was reserved. */
    tableFound(state, { payload }: PayloadAction<'device' | 'server'>) {
      state.sending = { status: 'None' };
      state.ownTable = payload;
    },
    /** The visitor wants a second table at the time at which they have one. */
    secondTableWanted(state) {
      state.another = true;
      state.ownTable = undefined;
    },

    /**
     * A link asks for a table: what was confirmed earlier is no answer to that, and only times that are loaded from now on
     * tell whether it is free.
     */
    tableAskedFor(state) {
      state.inventory = undefined;
      state.saved = undefined;
      state.isTimeOfLinkGone = undefined;
      state.takenAt = undefined;
      state.ownTable = undefined;
      state.another = undefined;
      if (state.sending.status !== 'Success') return;
      state.sending = { status: 'None' };
      state.confirmed = undefined;
      state.sentNote = undefined;
    },
    /** The time that a link asked for is not offered. One that was chosen earlier is not what the visitor wants now. */
    timeOfLinkGone(state) {
      state.draft.slotId = undefined;
      state.isTimeOfLinkGone = true;
    },
    /** Kept reservations of earlier visits have been found. */
    reservationsRecalled(state, { payload }: PayloadAction<SavedReservation[]>) {
      state.saved = payload;
    },
  },
  selectors: {
    /** The visitor's reservation. */
    selectReservation: (state) => state,
  },
}).injectInto(rootReducer);

export const {
  draftChanged,
  sendSucceeded,
  anotherWanted,
  inventoryRequested,
  inventoryReceived,
  inventoryFailed,
  slotTaken,
  tableFound,
  secondTableWanted,
  tableAskedFor,
  timeOfLinkGone,
  reservationsRecalled,
} = reservationSlice.actions;

export const { selectReservation } = reservationSlice.selectors;

/** Loads the available times. */
export const loadInventory = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  dispatch(inventoryRequested());
  const { attempt } = selectReservation(getState()).load;
  try {
    const api = await services.api();
    const inventory = await api.getReservationInventory(getState().page.account.basicSearchId);
    dispatch(inventoryReceived({ attempt, inventory }));
  } catch (error) {
    services.captureError(error, 'reservation inventory');
    dispatch(inventoryFailed({ attempt, code: pageErrorCode(error) }));
  }
};

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
  actions: reservationSlice.actions,
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

/** Shows what this device knows of the current visitor's tables, in place of the form. */
export const showReservations =
  (): ProfileThunk =>
  (dispatch, _getState, { host }) => {
    const saved = readableOwner(host) === undefined ? [] : dispatch(readReservations());
    if (saved.length) dispatch(reservationsRecalled(saved));
  };

/**
 * Shows the earlier reservations of the current visitor, or the last known one if the current one cannot be known,
 * unless they are about to choose something.
 */
export const recallReservations =
  (): ProfileThunk =>
  (dispatch, getState, { host }) => {
    if (readableOwner(host) === undefined) return;
    const { page } = getState();
    const { draft, saved: shown, confirmed, sending, isTimeOfLinkGone } = selectReservation(getState());
    const isChoosing =
      Object.values(draft).some(Boolean) || isTimeOfLinkGone || tableOfPage(page) !== undefined;
    if (shown || confirmed || sending.status !== 'None' || isChoosing) return;
    const saved = dispatch(readReservations());
    if (saved.length) dispatch(reservationsRecalled(saved));
  };

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

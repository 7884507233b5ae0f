import type { CallStatus, Outcome } from '@oa-profile/api-client';
import type { Reservation, ReservationInventory } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the visitor has chosen and written so far. */
export interface ReservationDraft {
  /** 'YYYY-MM-DD' in the account's zone. */
  date?: string | undefined;
  slotId?: string | undefined;
  partySize?: number | undefined;
  note: string;
}

/** The visitor's reservation: kept while the page is open, and nowhere else. */
export interface ReservationState {
  /** Asking for the inventory. Of several questions, only the answer to the last counts. */
  load: { status: CallStatus; code?: ErrorCode; attempt: number };
  /** What the server said last; it stays while it is asked again. */
  inventory?: ReservationInventory;
  draft: ReservationDraft;
  /** After a failure, `isOpen` says that it may have been reserved all the same. */
  sending: { status: CallStatus; code?: ErrorCode; isOpen?: boolean };
  /** When the chosen slot would have begun, once somebody else has taken it. */
  takenAt?: string;
  /** With `isEarlier`, what was chosen since then has not been sent. */
  confirmed?: Outcome<Reservation>;
}

/** Before anything is known. */
export const initialReservationState: ReservationState = {
  load: { status: 'None', attempt: 0 },
  draft: { note: '' },
  sending: { status: 'None' },
};

const reservationSlice = createSlice({
  name: 'reservation',
  initialState: initialReservationState,
  reducers: {
    loadStarted({ load }) {
      load.status = 'Loading';
      load.attempt += 1;
      delete load.code;
    },
    loadSucceeded(state, { payload }: PayloadAction<{ attempt: number; inventory: ReservationInventory }>) {
      if (payload.attempt !== state.load.attempt) return;
      state.load.status = 'Success';
      state.inventory = payload.inventory;
    },
    loadFailed({ load }, { payload }: PayloadAction<{ attempt: number; code: ErrorCode }>) {
      if (payload.attempt !== load.attempt) return;
      load.status = 'Failure';
      load.code = payload.code;
    },
    /** What is on its way does not change any more. */
    draftChanged(state, { payload }: PayloadAction<Partial<ReservationDraft>>) {
      if (state.sending.status === 'Loading') return;
      const isAnotherDay = payload.date !== undefined && payload.date !== state.draft.date;
      if (isAnotherDay) delete state.draft.slotId;
      if (isAnotherDay || payload.slotId !== undefined) delete state.takenAt;
      Object.assign(state.draft, payload);
      state.sending = { status: 'None' };
    },
    sendStarted(state) {
      state.sending = { status: 'Loading' };
      delete state.takenAt;
    },
    sendSucceeded(state, { payload }: PayloadAction<Outcome<Reservation>>) {
      state.sending = { status: 'Success' };
      state.confirmed = payload;
      if (!payload.isEarlier) state.draft = { note: '' };
    },
    /** Nothing that was sent by an earlier page has got through. */
    nothingFound(state) {
      state.sending = { status: 'None' };
    },
    /** Somebody else was first. All but the time stays as the visitor left it. */
    slotTaken(state, { payload: slotId }: PayloadAction<string>) {
      state.sending = { status: 'None' };
      delete state.draft.slotId;
      for (const { date, slots } of state.inventory?.days ?? []) {
        const slot = slots.find((candidate) => candidate.slotId === slotId);
        if (!slot) continue;
        slot.availability = 'full';
        state.takenAt = slot.startsAt;
        // The next times to look at are those of the same day.
        state.draft.date = date;
      }
    },
    sendFailed(state, { payload }: PayloadAction<{ code: ErrorCode; isOpen: boolean }>) {
      state.sending = { status: 'Failure', ...payload };
    },
    anotherWanted(state) {
      state.sending = { status: 'None' };
      delete state.confirmed;
    },
  },
});

export const {
  loadStarted,
  loadSucceeded,
  loadFailed,
  draftChanged,
  sendStarted,
  sendSucceeded,
  nothingFound,
  slotTaken,
  sendFailed,
  anotherWanted,
} = reservationSlice.actions;
export const reservationReducer: typeof reservationSlice.reducer = reservationSlice.reducer;

declare module '../../../core/store/create-store.js' {
  interface LateState {
    reservation: ReservationState;
  }
}

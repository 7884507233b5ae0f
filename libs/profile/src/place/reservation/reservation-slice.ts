import type { CallStatus } from '@oa-profile/api-client';
import type { Reservation, ReservationInventory, ReservationRequest } from '@oa-profile/api-client/schemas';
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

/** A reservation that may have reached the server, though no answer said so. */
export interface UnsettledReservation {
  request: ReservationRequest;
  transactionId: string;
}

/** The visitor's reservation: kept while the page is open, and nowhere else. */
export interface ReservationState {
  /** Asking for the inventory. Of several questions, only the answer to the last counts. */
  load: { status: CallStatus; code?: ErrorCode; attempt: number };
  /** What the server said last; it stays while it is asked again. */
  inventory?: ReservationInventory;
  draft: ReservationDraft;
  sending: { status: CallStatus; code?: ErrorCode };
  /** Sent again, it goes under its own id, so that the server can drop the repeat. */
  unsettled?: UnsettledReservation;
  /** When the chosen slot would have begun, once somebody else has taken it. */
  takenAt?: string;
  confirmed?: Reservation;
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
    sendStarted(state, { payload }: PayloadAction<UnsettledReservation>) {
      state.sending = { status: 'Loading' };
      state.unsettled = payload;
      delete state.takenAt;
    },
    sendSucceeded(state, { payload }: PayloadAction<Reservation>) {
      state.sending = { status: 'Success' };
      state.confirmed = payload;
      state.draft = { note: '' };
      delete state.unsettled;
    },
    /** Somebody else was first. All but the time stays as the visitor left it. */
    slotTaken(state, { payload: slotId }: PayloadAction<string>) {
      state.sending = { status: 'None' };
      delete state.unsettled;
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
    /** The server has refused: it has not acted, and would repeat its refusal of this id. */
    sendRefused(state, { payload: code }: PayloadAction<ErrorCode>) {
      state.sending = { status: 'Failure', code };
      delete state.unsettled;
    },
    /** Whether the server has acted is not known. */
    sendFailed(state, { payload: code }: PayloadAction<ErrorCode>) {
      state.sending = { status: 'Failure', code };
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
  slotTaken,
  sendRefused,
  sendFailed,
  anotherWanted,
} = reservationSlice.actions;
export const reservationReducer: typeof reservationSlice.reducer = reservationSlice.reducer;

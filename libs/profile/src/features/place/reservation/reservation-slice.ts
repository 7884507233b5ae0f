import type { CallStatus } from '@oa-profile/api-client';
import type { Reservation, ReservationInventory } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';
import { createSubmissionSlice, type SubmissionState } from '../../../core/changes/submission-slice.js';

/** What the visitor has chosen and written so far. */
export interface ReservationDraft {
  /** 'YYYY-MM-DD' in the account's zone. */
  date?: string | undefined;
  slotId?: string | undefined;
  partySize?: number | undefined;
  note: string;
}

/** The visitor's reservation: kept while the page is open, and nowhere else. */
export interface ReservationState extends SubmissionState<ReservationDraft, Reservation> {
  /** Asking for the inventory. Of several questions, only the answer to the last counts. */
  load: { status: CallStatus; code?: ErrorCode; attempt: number };
  /** What the server said last; it stays while it is asked again. */
  inventory?: ReservationInventory;
  /** When the chosen slot would have begun, once somebody else has taken it. */
  takenAt?: string;
}

const submission = createSubmissionSlice<ReservationDraft, Reservation>('reservation', { note: '' });

/** Before anything is known. */
export const initialReservationState: ReservationState = {
  ...submission.initialState,
  load: { status: 'None', attempt: 0 },
};

export const reservationActions: typeof submission.actions = submission.actions;
export const { draftChanged, anotherWanted } = submission.actions;

/** What a reservation has besides the sending. */
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
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftChanged, (state, { payload }) => {
        if (state.sending.status === 'Loading') return;
        const isAnotherDay = payload.date !== undefined && payload.date !== state.draft.date;
        if (isAnotherDay) delete state.draft.slotId;
        if (isAnotherDay || payload.slotId !== undefined) delete state.takenAt;
        state.sending = { status: 'None' };
      })
      .addCase(submission.actions.sendStarted, (state) => {
        delete state.takenAt;
      });
  },
});

export const { loadStarted, loadSucceeded, loadFailed, slotTaken } = reservationSlice.actions;
export const reservationReducer: Reducer<ReservationState> = (state, action) =>
  submission.reduce(reservationSlice.reducer(state, action), action);

declare module '../../../core/store/create-store.js' {
  interface LateState {
    reservation: ReservationState;
  }
}

import type { Reservation, ReservationInventory } from '@oa-profile/api-client/schemas';
import type { Reducer } from 'redux';
import { createSubmissionSlice, type SubmissionState } from '../../core/changes/submission-slice.js';
import { createEvents } from '../../core/store/create-events.js';
import { createLoadEvents, notAsked, type LoadState } from '../../core/store/create-load.js';

/** What the visitor has chosen and written so far. */
export interface ReservationDraft {
  /** 'YYYY-MM-DD' in the account's zone. */
  date?: string | undefined;
  slotId?: string | undefined;
  partySize?: number | undefined;
  note: string;
}

/** A confirmed reservation that is kept on the device: all that its confirmation says, and no more. */
export interface KeptReservation {
  /** With the code in place of its whole number, which nobody needs here. */
  answer: Reservation;
  /** When the server confirmed it, in milliseconds. */
  at: number;
}

/** The visitor's reservation. What is not confirmed is kept while the page is open, and nowhere else. */
export interface ReservationState extends SubmissionState<ReservationDraft, Reservation> {
  /** Asking for the inventory. */
  load: LoadState;
  /** What the server said last; it stays while it is asked again. */
  inventory?: ReservationInventory | undefined;
  /** When the chosen slot would have begun, once somebody else has taken it. */
  takenAt?: string | undefined;
  /** What the visitor had reserved before this page, the next one first, until they want another one. */
  kept?: readonly KeptReservation[] | undefined;
}

const submission = createSubmissionSlice<ReservationDraft, Reservation>('reservation', { note: '' });

export const reservationActions: typeof submission.actions = submission.actions;
export const { draftChanged, anotherWanted } = submission.actions;

/** Before anything is known. */
export const initialReservationState: ReservationState = {
  ...submission.initialState,
  load: notAsked,
};

// What a reservation has besides the sending.
const { event, reduce } = createEvents<ReservationState>('reservation');

export const loadEvents = createLoadEvents<ReservationState, ReservationInventory>(
  event,
  (load, inventory) => ({ load, ...(inventory && { inventory }) }),
);

/** Somebody else was first. All but the time stays as the visitor left it. */
export const slotTaken = event<string>('slotTaken', ({ draft, inventory, takenAt }, slotId) => {
  const isTaken = (slot: { slotId: string }): boolean => slot.slotId === slotId;
  const day = inventory?.days.find(({ slots }) => slots.some(isTaken));
  return {
    sending: { status: 'None' },
    // The next times to look at are those of the same day.
    draft: { ...draft, slotId: undefined, date: day?.date ?? draft.date },
    takenAt: day?.slots.find(isTaken)?.startsAt ?? takenAt,
    inventory: inventory && {
      ...inventory,
      days: inventory.days.map(({ date, slots }) => ({
        date,
        slots: slots.map((slot) => (isTaken(slot) ? { ...slot, availability: 'full' } : slot)),
      })),
    },
  };
});

/** What is kept of earlier visits has been found. */
export const reservationsRecalled = event<readonly KeptReservation[]>(
  'reservationsRecalled',
  (_state, kept) => ({ kept }),
);

/** What is chosen anew, or wanted, makes what was before a thing of the past: a failure, a time that was taken. */
function forget(state: ReservationState, action: unknown): ReservationState {
  if (anotherWanted.match(action)) return { ...state, kept: undefined };
  if (submission.actions.sendStarted.match(action)) return { ...state, takenAt: undefined };
  if (!draftChanged.match(action) || state.sending.status === 'Loading') return state;
  const { date, slotId } = action.payload;
  const isAnotherDay = date !== undefined && date !== state.draft.date;
  return {
    ...state,
    draft: isAnotherDay ? { ...state.draft, slotId: undefined } : state.draft,
    takenAt: isAnotherDay || slotId !== undefined ? undefined : state.takenAt,
    sending: { status: 'None' },
  };
}

export const reservationReducer: Reducer<ReservationState> = (state = initialReservationState, action) =>
  submission.reduce(reduce(forget(state, action), action), action);

declare module '../../core/store/create-store.js' {
  interface LateState {
    reservation: ReservationState;
  }
}

import type { Reservation, ReservationInventory } from '@oa-profile/api-client/schemas';
import {
  createLateState,
  createLoadEvents,
  createSubmissionEvents,
  initialSubmission,
  type LateState,
  type LoadState,
  notAsked,
  type SubmissionActions,
  type SubmissionState,
} from '@oa-profile/plugin-sdk/page';

/** What the visitor has chosen and written so far. */
export interface ReservationDraft {
  /** 'YYYY-MM-DD' in the account's zone. */
  date?: string | undefined;
  slotId?: string | undefined;
  partySize?: number | undefined;
  note: string;
}

/** A confirmed reservation that is saved on the device: what its confirmation says but for the visitor's own words. */
export interface SavedReservation {
  /** With the short code in place of its full id, which is not needed here. */
  answer: Reservation;
  /** When the server confirmed it, in milliseconds. */
  at: number;
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

const emptyDraft: ReservationDraft = { note: '' };

const reservation: LateState<ReservationState> = createLateState(
  'reservation',
  { ...initialSubmission(emptyDraft), load: notAsked },
  forget,
);
const { event } = reservation;

/** The visitor's reservation. */
export const selectReservation: typeof reservation.select = reservation.select;

export const reservationActions: SubmissionActions<ReservationDraft, Reservation> = createSubmissionEvents(
  event,
  emptyDraft,
);
export const { draftChanged, anotherWanted } = reservationActions;

export const loadEvents = createLoadEvents<ReservationState, ReservationInventory>(
  event,
  (load, inventory) => ({ load, ...(inventory && { inventory }) }),
);

/** Somebody else was first. Everything but the time stays as the visitor left it. */
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

/** The visitor has a table at the chosen time, maybe from another tab: nothing was reserved. */
export const tableFound = event<'device' | 'server'>('tableFound', (_state, ownTable) => ({
  sending: { status: 'None' },
  ownTable,
}));

/** The visitor wants a second table at the time at which they have one. */
export const secondTableWanted = event('secondTableWanted', () => ({ another: true, ownTable: undefined }));

/**
 * A link asks for a table: what was confirmed earlier is no answer to that, and only times that are loaded from now on
 * tell whether it is free.
 */
export const tableAskedFor = event('tableAskedFor', ({ sending }) => ({
  inventory: undefined,
  saved: undefined,
  isTimeOfLinkGone: undefined,
  takenAt: undefined,
  ownTable: undefined,
  another: undefined,
  ...(sending.status === 'Success' && {
    sending: { status: 'None' },
    confirmed: undefined,
    sentNote: undefined,
  }),
}));

/** The time that a link asked for is not offered. One that was chosen earlier is not what the visitor wants now. */
export const timeOfLinkGone = event('timeOfLinkGone', ({ draft }) => ({
  draft: { ...draft, slotId: undefined },
  isTimeOfLinkGone: true,
}));

/** Kept reservations of earlier visits have been found. */
export const reservationsRecalled = event<readonly SavedReservation[]>(
  'reservationsRecalled',
  (_state, saved) => ({ saved }),
);

/** A new choice or reservation makes an earlier failure or taken time obsolete. */
function forget(state: ReservationState, action: unknown): ReservationState {
  if (anotherWanted.match(action))
    return {
      ...state,
      saved: undefined,
      sentNote: undefined,
      ownTable: undefined,
      isTimeOfLinkGone: undefined,
    };
  // By an earlier page, or with other words: what is written now has not been sent.
  if (reservationActions.sendSucceeded.match(action) && !action.payload.isEarlier)
    return { ...state, sentNote: state.draft.note.trim() || undefined, another: undefined };
  if (reservationActions.sendStarted.match(action))
    return { ...state, takenAt: undefined, ownTable: undefined };
  if (!draftChanged.match(action) || state.sending.status === 'Loading') return state;
  const { date, slotId } = action.payload;
  const isAnotherDay = date !== undefined && date !== state.draft.date;
  return {
    ...state,
    draft: isAnotherDay ? { ...state.draft, slotId } : state.draft,
    ...(slotId !== undefined && { isTimeOfLinkGone: undefined }),
    ...((isAnotherDay || slotId !== undefined) && {
      takenAt: undefined,
      ownTable: undefined,
      another: undefined,
    }),
    sending: { status: 'None' },
  };
}

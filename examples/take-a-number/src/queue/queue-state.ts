import type { CallStatus } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import { type LoadState, notAsked, rootReducer } from '@oa-profile/plugin-sdk/page';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SavedTicket } from './saved-ticket.js';
import type { LineFacts, Ticket } from './ticket.js';

/** Why the line gave no number, though nothing went wrong. */
export type Refused = 'CLOSED' | 'FULL';

/** A change that is sent to the line. */
interface Sending {
  status: CallStatus;
  code?: ErrorCode;
  refused?: Refused;
}

/** What was found out about the visitor's number, or about the line if there is none. */
export interface Found {
  mine?: SavedTicket | undefined;
  line?: LineFacts | undefined;
  /** The line does not know the number that it gave. */
  isLost?: boolean;
  /** When the server said so. */
  at: number;
}

/** The visitor's place in the line. */
export interface QueueState {
  /** Whether the device has been asked for a number. A server cannot know it. */
  isRecalled: boolean;
  mine?: SavedTicket | undefined;
  isLost: boolean;
  line?: LineFacts | undefined;
  /** When the server last answered. */
  at?: number | undefined;
  /** What the visitor has chosen since the last answer. */
  chosen?: number | undefined;
  load: LoadState;
  taking: Sending;
  /** The party of the number is changed. */
  changing: Sending;
  leaving: Sending;
}

/** Most parties are two. */
const USUAL_SIZE = 2;

const idle: Sending = { status: 'None' };

declare module '@oa-profile/plugin-sdk/declared' {
  interface LazyLoadedSlices {
    queue: QueueState;
  }
}

const initialState: QueueState = {
  isRecalled: false,
  isLost: false,
  load: notAsked,
  taking: idle,
  changing: idle,
  leaving: idle,
};

/** Answers that are on their way are older than what happens now. */
function outdate(state: QueueState): void {
  state.load = { status: 'None', attempt: state.load.attempt + 1 };
}

const queueSlice = createSlice({
  name: 'queue',
  initialState,
  reducers: {
    /** The device was asked, maybe once more: another tab may have taken a number, or given it back. */
    ticketRecalled(state, { payload }: PayloadAction<{ mine: SavedTicket; at: number } | undefined>) {
      state.isRecalled = true;
      // Of the same number this page knows more. What the device has not is for the server to explain.
      if (!payload || payload.mine.key === state.mine?.key) return;
      outdate(state);
      Object.assign(state, { isLost: false, ...payload });
    },
    partySizeChosen(state, { payload }: PayloadAction<number>) {
      state.chosen = payload;
      // What is on its way stays so.
      if (state.taking.status !== 'Loading') state.taking = idle;
      if (state.changing.status !== 'Loading') state.changing = idle;
    },
    placeRequested(state) {
      state.load = { status: 'Loading', attempt: state.load.attempt + 1 };
    },
    placeReceived(state, { payload: { attempt, found } }: PayloadAction<{ attempt: number; found: Found }>) {
      if (attempt !== state.load.attempt) return;
      state.load = { status: 'Success', attempt };
      state.line = found.line;
      state.mine = found.mine;
      state.isLost = found.isLost ?? false;
      state.at = found.at;
    },
    placeFailed(state, { payload }: PayloadAction<{ attempt: number; code: ErrorCode }>) {
      if (payload.attempt === state.load.attempt) state.load = { status: 'Failure', ...payload };
    },
    takeStarted(state) {
      outdate(state);
      state.taking = { status: 'Loading' };
    },
    /** From now on it is asked for with this key, and no other. */
    ticketAskedFor(state, { payload }: PayloadAction<SavedTicket>) {
      state.mine = payload;
    },
    ticketTaken(state, { payload: { mine, at } }: PayloadAction<{ mine: SavedTicket; at: number }>) {
      outdate(state);
      state.mine = mine;
      state.at = at;
      state.isLost = false;
      if (state.chosen === mine.partySize) state.chosen = undefined;
      state.taking = { status: 'Success' };
    },
    takeFailed(state, { payload }: PayloadAction<Omit<Sending, 'status'>>) {
      state.taking = { status: 'Failure', ...payload };
    },
    changeStarted(state) {
      outdate(state);
      state.changing = { status: 'Loading' };
    },
    /** With no ticket, the line did not know it any more. What was chosen meanwhile is not sent yet. */
    partyChanged(
      state,
      {
        payload: { ticket, wanted, at },
      }: PayloadAction<{ ticket: Ticket | undefined; wanted: number; at: number }>,
    ) {
      outdate(state);
      state.at = at;
      if (state.chosen === wanted) state.chosen = undefined;
      if (state.mine && ticket) Object.assign(state.mine, { partySize: ticket.partySize, ticket });
      state.isLost = ticket === undefined;
      state.changing = { status: 'Success' };
    },
    changeFailed(state, { payload }: PayloadAction<ErrorCode>) {
      state.changing = { status: 'Failure', code: payload };
    },
    /** The visitor is asked whether to give it back: what failed earlier is no answer to that. */
    leaveAskedAbout(state) {
      if (state.leaving.status !== 'Loading') state.leaving = idle;
    },
    leaveStarted(state) {
      outdate(state);
      state.leaving = { status: 'Loading' };
    },
    /** With no ticket, the line did not know it any more. */
    lineLeft(state, { payload }: PayloadAction<Ticket | undefined>) {
      state.leaving = { status: 'Success' };
      if (state.mine && payload) state.mine.ticket = payload;
      state.isLost = payload === undefined;
    },
    leaveFailed(state, { payload }: PayloadAction<ErrorCode>) {
      state.leaving = { status: 'Failure', code: payload };
    },
    /** The visitor wants another number. */
    anotherWanted(state) {
      outdate(state);
      state.mine = undefined;
      state.isLost = false;
      state.line = undefined;
      state.chosen = undefined;
      state.taking = idle;
      state.changing = idle;
      state.leaving = idle;
    },
  },
  selectors: {
    /** The visitor's place in the line. */
    selectQueue: (state) => state,
  },
}).injectInto(rootReducer);

export const {
  ticketRecalled,
  partySizeChosen,
  placeRequested,
  placeReceived,
  placeFailed,
  takeStarted,
  ticketAskedFor,
  ticketTaken,
  takeFailed,
  changeStarted,
  partyChanged,
  changeFailed,
  leaveAskedAbout,
  leaveStarted,
  lineLeft,
  leaveFailed,
  anotherWanted,
} = queueSlice.actions;

export const { selectQueue } = queueSlice.selectors;

/** How many are coming, as far as the visitor has said: now, for the number, or with a request that is still open. */
export const wantedSize = ({ chosen, mine }: QueueState): number =>
  chosen ?? mine?.ticket?.partySize ?? mine?.partySize ?? USUAL_SIZE;

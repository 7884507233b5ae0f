import type { CallStatus } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import {
  createLateState,
  createLoadEvents,
  type LateState,
  type LoadState,
  notAsked,
} from '@oa-profile/plugin-sdk/page';
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

const queue: LateState<QueueState> = createLateState<QueueState>('queue', {
  isRecalled: false,
  isLost: false,
  load: notAsked,
  taking: idle,
  changing: idle,
  leaving: idle,
});
const { event } = queue;

/** The visitor's place in the line. */
export const selectQueue: typeof queue.select = queue.select;

/** How many are coming, as far as the visitor has said: now, for the number, or with a request that is still open. */
export const wantedSize = ({ chosen, mine }: QueueState): number =>
  chosen ?? mine?.ticket?.partySize ?? mine?.partySize ?? USUAL_SIZE;

/** Answers that are on their way are older than what happens now. */
const outdated = ({ load }: QueueState): Pick<QueueState, 'load'> => ({
  load: { status: 'None', attempt: load.attempt + 1 },
});

/** The device was asked, maybe once more: another tab may have taken a number, or given it back. */
export const ticketRecalled = event<{ mine: SavedTicket; at: number } | undefined>(
  'ticketRecalled',
  (state, saved) => {
    // Of the same number this page knows more. What the device has not is for the server to explain.
    if (!saved || saved.mine.key === state.mine?.key) return { isRecalled: true };
    return { ...outdated(state), isRecalled: true, isLost: false, ...saved };
  },
);

export const partySizeChosen = event<number>('partySizeChosen', ({ taking, changing }, chosen) => ({
  chosen,
  // What is on its way stays so.
  taking: taking.status === 'Loading' ? taking : idle,
  changing: changing.status === 'Loading' ? changing : idle,
}));

export const loadEvents = createLoadEvents<QueueState, Found>(event, (load, found) => ({
  load,
  ...(found && { line: found.line, mine: found.mine, isLost: found.isLost ?? false, at: found.at }),
}));

export const takeStarted = event('takeStarted', (state) => ({
  ...outdated(state),
  taking: { status: 'Loading' },
}));

/** From now on it is asked for with this key, and no other. */
export const ticketAskedFor = event<SavedTicket>('ticketAskedFor', (_state, mine) => ({ mine }));

export const ticketTaken = event<{ mine: SavedTicket; at: number }>('ticketTaken', (state, { mine, at }) => ({
  ...outdated(state),
  mine,
  at,
  isLost: false,
  chosen: state.chosen === mine.partySize ? undefined : state.chosen,
  taking: { status: 'Success' },
}));

export const takeFailed = event<Omit<Sending, 'status'>>('takeFailed', (_state, failure) => ({
  taking: { status: 'Failure', ...failure },
}));

export const changeStarted = event('changeStarted', (state) => ({
  ...outdated(state),
  changing: { status: 'Loading' },
}));

/** With no ticket, the line did not know it any more. What was chosen meanwhile is not sent yet. */
export const partyChanged = event<{ ticket: Ticket | undefined; wanted: number; at: number }>(
  'partyChanged',
  (state, { ticket, wanted, at }) => ({
    ...outdated(state),
    at,
    chosen: state.chosen === wanted ? undefined : state.chosen,
    mine: state.mine && ticket ? { ...state.mine, partySize: ticket.partySize, ticket } : state.mine,
    isLost: ticket === undefined,
    changing: { status: 'Success' },
  }),
);

export const changeFailed = event<ErrorCode>('changeFailed', (_state, code) => ({
  changing: { status: 'Failure', code },
}));

/** The visitor is asked whether to give it back: what failed earlier is no answer to that. */
export const leaveAskedAbout = event('leaveAskedAbout', ({ leaving }) => ({
  leaving: leaving.status === 'Loading' ? leaving : idle,
}));

export const leaveStarted = event('leaveStarted', (state) => ({
  ...outdated(state),
  leaving: { status: 'Loading' },
}));

/** With no ticket, the line did not know it any more. */
export const lineLeft = event<Ticket | undefined>('lineLeft', ({ mine }, ticket) => ({
  leaving: { status: 'Success' },
  mine: mine && { ...mine, ticket: ticket ?? mine.ticket },
  isLost: ticket === undefined,
}));

export const leaveFailed = event<ErrorCode>('leaveFailed', (_state, code) => ({
  leaving: { status: 'Failure', code },
}));

/** The visitor wants another number. */
export const anotherWanted = event('anotherWanted', (state) => ({
  ...outdated(state),
  mine: undefined,
  isLost: false,
  line: undefined,
  chosen: undefined,
  taking: idle,
  changing: idle,
  leaving: idle,
}));

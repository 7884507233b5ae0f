import type { CallStatus, Outcome } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import { createAction, type ActionCreatorWithPreparedPayload } from '@reduxjs/toolkit';

/** Something that a visitor writes and sends: kept while the page is open, and nowhere else. */
export interface SubmissionState<Draft, Answer> {
  /** What the visitor has chosen and written so far. */
  draft: Draft;
  /** After a failure, `isOpen` says that the server may have acted on it all the same. */
  sending: { status: CallStatus; code?: ErrorCode; isOpen?: boolean };
  /** With `isEarlier`, an earlier attempt had got through, and the draft has not been sent. */
  confirmed?: Outcome<Answer> | undefined;
}

type Event<Payload> = ActionCreatorWithPreparedPayload<[payload: Payload], Payload>;

/** What can happen to something that a visitor sends. */
export interface SubmissionActions<Draft, Answer> {
  draftChanged: Event<Partial<Draft>>;
  sendStarted: Event<void>;
  sendSucceeded: Event<Outcome<Answer>>;
  sendFailed: Event<{ code: ErrorCode; isOpen: boolean }>;
  /** Nothing that was sent by an earlier page has got through. */
  nothingFound: Event<void>;
  /** The visitor wants to send another one. */
  anotherWanted: Event<void>;
}

/** State of something that a visitor sends, and what can happen to it. */
export interface SubmissionSlice<Draft, Answer> {
  actions: SubmissionActions<Draft, Answer>;
  initialState: SubmissionState<Draft, Answer>;
  /** Changes a state that may hold more than this. */
  reduce: <State extends SubmissionState<Draft, Answer>>(state: State, action: unknown) => State;
}

/**
 * Creates the state of something that a visitor sends. Their words stay until they have arrived.
 *
 * @param name Of the state, in the names of its actions.
 * @param emptyDraft What there is before the visitor has done anything, and after it has arrived.
 */
export function createSubmissionSlice<Draft extends object, Answer>(
  name: string,
  emptyDraft: Draft,
): SubmissionSlice<Draft, Answer> {
  const event = <Payload>(what: string): Event<Payload> =>
    createAction(`${name}/${what}`, (payload: Payload) => ({ payload }));
  const actions: SubmissionActions<Draft, Answer> = {
    draftChanged: event('draftChanged'),
    sendStarted: event('sendStarted'),
    sendSucceeded: event('sendSucceeded'),
    sendFailed: event('sendFailed'),
    nothingFound: event('nothingFound'),
    anotherWanted: event('anotherWanted'),
  };

  function reduce<State extends SubmissionState<Draft, Answer>>(state: State, action: unknown): State {
    if (actions.draftChanged.match(action)) {
      // What is on its way does not change any more.
      if (state.sending.status === 'Loading') return state;
      return { ...state, draft: { ...state.draft, ...action.payload } };
    }
    if (actions.sendStarted.match(action)) return { ...state, sending: { status: 'Loading' } };
    if (actions.sendSucceeded.match(action)) {
      const draft = action.payload.isEarlier ? state.draft : emptyDraft;
      return { ...state, draft, sending: { status: 'Success' }, confirmed: action.payload };
    }
    if (actions.sendFailed.match(action))
      return { ...state, sending: { status: 'Failure', ...action.payload } };
    if (actions.nothingFound.match(action) || actions.anotherWanted.match(action))
      return { ...state, sending: { status: 'None' }, confirmed: undefined };
    return state;
  }
  return { actions, initialState: { draft: emptyDraft, sending: { status: 'None' } }, reduce };
}

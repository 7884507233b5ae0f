import type { CallStatus, Outcome } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import { createEvents, type Event } from '../store/create-events.js';

/** Something that a visitor writes and sends. */
export interface SubmissionState<Draft, Answer> {
  /** What the visitor has chosen and written so far. */
  draft: Draft;
  /** After a failure, `isOpen` says that the server may have acted on it nevertheless. */
  sending: { status: CallStatus; code?: ErrorCode; isOpen?: boolean };
  /** With `isEarlier`, an earlier attempt had succeeded, and the current draft has not been sent. */
  confirmed?: Outcome<Answer> | undefined;
}

/** What can happen to a submission. */
export interface SubmissionActions<Draft, Answer> {
  draftChanged: Event<Partial<Draft>>;
  sendStarted: Event<void>;
  sendSucceeded: Event<Outcome<Answer>>;
  sendFailed: Event<{ code: ErrorCode; isOpen: boolean }>;
  /** No request of an earlier page has succeeded. */
  nothingFound: Event<void>;
  /** The visitor wants to send another one. */
  anotherWanted: Event<void>;
}

/** The state of a submission, and what can happen to it. */
export interface SubmissionSlice<Draft, Answer> {
  actions: SubmissionActions<Draft, Answer>;
  initialState: SubmissionState<Draft, Answer>;
  /** Reduces a state that may have more properties than these. */
  reduce: <State extends SubmissionState<Draft, Answer>>(state: State, action: unknown) => State;
}

/**
 * Creates the state of a submission. The visitor's draft is kept until the server has accepted it.
 *
 * @param name Name of the state, used in the types of its actions.
 * @param emptyDraft The draft before the visitor has done anything, and after a success.
 */
export function createSubmissionSlice<Draft extends object, Answer>(
  name: string,
  emptyDraft: Draft,
): SubmissionSlice<Draft, Answer> {
  type State = SubmissionState<Draft, Answer>;
  const { event, reduce } = createEvents<State>(name);
  const toNothingSent = (): Partial<State> => ({ sending: { status: 'None' }, confirmed: undefined });
  return {
    initialState: { draft: emptyDraft, sending: { status: 'None' } },
    reduce,
    actions: {
      // The draft must not change while it is being sent.
      draftChanged: event<Partial<Draft>>('draftChanged', ({ draft, sending }, changes) =>
        sending.status === 'Loading' ? {} : { draft: { ...draft, ...changes } },
      ),
      sendStarted: event('sendStarted', () => ({ sending: { status: 'Loading' } })),
      sendSucceeded: event<Outcome<Answer>>('sendSucceeded', ({ draft }, confirmed) => ({
        draft: confirmed.isEarlier ? draft : emptyDraft,
        sending: { status: 'Success' },
        confirmed,
      })),
      sendFailed: event<{ code: ErrorCode; isOpen: boolean }>('sendFailed', (_state, failure) => ({
        sending: { status: 'Failure', ...failure },
      })),
      nothingFound: event('nothingFound', toNothingSent),
      anotherWanted: event('anotherWanted', toNothingSent),
    },
  };
}

import type { CallStatus, Outcome } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { Event, Events } from '../store/create-events.js';

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

/** Nothing has been sent yet. */
export const initialSubmission = <Draft, Answer>(draft: Draft): SubmissionState<Draft, Answer> => ({
  draft,
  sending: { status: 'None' },
});

/**
 * Declares what can happen to a submission. The visitor's draft is kept until the server has accepted it.
 *
 * @param event Declares an event of the state.
 * @param emptyDraft The draft before the visitor has done anything, and after a success.
 */
export function createSubmissionEvents<Draft extends object, Answer>(
  event: Events<SubmissionState<Draft, Answer>>['event'],
  emptyDraft: Draft,
): SubmissionActions<Draft, Answer> {
  const toNothingSent = (): Partial<SubmissionState<Draft, Answer>> => ({
    sending: { status: 'None' },
    confirmed: undefined,
  });
  return {
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
  };
}

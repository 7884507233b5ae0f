import type { CallStatus, Outcome } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/** Something that a visitor writes and sends. */
export interface SubmissionState<Draft, Answer> {
  /** What the visitor has chosen and written so far. */
  draft: Draft;
  /** After a failure, `isOpen` says that the server may have acted on it nevertheless. */
  sending: { status: CallStatus; code?: ErrorCode; isOpen?: boolean };
  /** With `isEarlier`, an earlier attempt had succeeded, and the current draft has not been sent. */
  confirmed?: Outcome<Answer> | undefined;
}

/** What can happen to a submission, as the actions of its slice say it. */
export interface SubmissionActions<Draft, Answer> {
  draftChanged: (changes: Partial<Draft>) => UnknownAction;
  sendStarted: () => UnknownAction;
  sendSucceeded: (outcome: Outcome<Answer>) => UnknownAction;
  sendFailed: (failure: { code: ErrorCode; isOpen: boolean }) => UnknownAction;
  nothingFound: () => UnknownAction;
}

/** Nothing has been sent yet. */
export const initialSubmission = <Draft, Answer>(draft: Draft): SubmissionState<Draft, Answer> => ({
  draft,
  sending: { status: 'None' },
});

/**
 * The reducers of a slice whose state is a submission. The visitor's draft is kept until the server has accepted it.
 *
 * @param emptyDraft The draft before the visitor has done anything, and after a success.
 */
export function submissionReducers<Draft extends object, Answer>(emptyDraft: Draft) {
  type State = SubmissionState<Draft, Answer>;
  function toNothingSent(state: State): void {
    state.sending = { status: 'None' };
    state.confirmed = undefined;
  }
  return {
    draftChanged(state: State, { payload }: PayloadAction<Partial<Draft>>) {
      // The draft must not change while it is being sent.
      if (state.sending.status !== 'Loading') Object.assign(state.draft, payload);
    },
    sendStarted(state: State) {
      state.sending = { status: 'Loading' };
    },
    sendSucceeded(state: State, { payload }: PayloadAction<Outcome<Answer>>) {
      if (!payload.isEarlier) state.draft = emptyDraft;
      state.sending = { status: 'Success' };
      state.confirmed = payload;
    },
    sendFailed(state: State, { payload }: PayloadAction<{ code: ErrorCode; isOpen: boolean }>) {
      state.sending = { status: 'Failure', ...payload };
    },
    /** No request of an earlier page has succeeded. */
    nothingFound: toNothingSent,
    /** The visitor wants to send another one. */
    anotherWanted: toNothingSent,
  };
}

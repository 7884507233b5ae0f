import type { CallStatus } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/** Something on the server that a visitor can change, with the status of loading and changing it. */
export interface ChangeableState<Value, Kind extends string> {
  /** What the page shows: undefined until known; the expected value while a change is pending. */
  shown: Value | undefined;
  /** What the server, or the cache, said last: a failed change rolls back to it. */
  confirmed: Value | undefined;
  /** Status of loading it, with the number of returns at the last request. */
  load: { status: CallStatus; returns?: number; code?: ErrorCode };
  update: { status: CallStatus; change?: Kind; code?: ErrorCode };
  /** How many changes the server has answered. What was requested before the last of them may be outdated. */
  changes: number;
}

/** What can happen to a changeable value, as the actions of its slice say it. */
export interface ChangeableActions<Value, Kind extends string> {
  remembered: (value: Value | undefined) => UnknownAction;
  loadStarted: (returns: number) => UnknownAction;
  loadSucceeded: (value: Value) => UnknownAction;
  loadOvertaken: () => UnknownAction;
  loadFailed: (code: ErrorCode) => UnknownAction;
  updateStarted: (payload: { change: Kind; expected: Value }) => UnknownAction;
  updateWithdrawn: () => UnknownAction;
  updateSucceeded: (payload: { change: Kind; value: Value }) => UnknownAction;
  updateFailed: (payload: { code: ErrorCode; truth?: Value | undefined }) => UnknownAction;
}

/** Nothing is known yet. */
export const initialChangeable: ChangeableState<never, never> = {
  shown: undefined,
  confirmed: undefined,
  load: { status: 'None' },
  update: { status: 'None' },
  changes: 0,
};

/**
 * The reducers of a slice whose state is a changeable value. An answer that arrives while a change is pending is kept: a
 * failed change rolls back to it.
 *
 * @param unknown What to show if loading has failed and nothing was known before.
 */
export function changeableReducers<Value, Kind extends string>(unknown?: Value) {
  type State = ChangeableState<Value, Kind>;
  /** What is shown when a change has come to nothing. */
  const rolledBack = ({ confirmed, load }: State): Value | undefined =>
    confirmed ?? (load.status === 'Failure' ? unknown : undefined);
  return {
    /** Its value was known from an earlier visit of this visitor, or was not. */
    remembered(state: State, { payload }: PayloadAction<Value | undefined>) {
      if (state.update.status !== 'Loading') state.shown = payload;
      state.confirmed = payload;
    },
    /** The value is requested, after that many returns. */
    loadStarted(state: State, { payload }: PayloadAction<number>) {
      state.load = { status: 'Loading', returns: payload };
    },
    loadSucceeded(state: State, { payload }: PayloadAction<Value>) {
      state.load.status = 'Success';
      if (state.update.status !== 'Loading') state.shown = payload;
      state.confirmed = payload;
    },
    /** The answer is older than a change that the server has made since, so it is ignored. */
    loadOvertaken(state: State) {
      state.load.status = 'Success';
    },
    loadFailed(state: State, { payload }: PayloadAction<ErrorCode>) {
      state.load.status = 'Failure';
      state.load.code = payload;
      state.shown ??= unknown;
    },
    updateStarted(state: State, { payload }: PayloadAction<{ change: Kind; expected: Value }>) {
      state.update = { status: 'Loading', change: payload.change };
      state.shown = payload.expected;
    },
    /** Nothing was sent: the visitor is anonymous. */
    updateWithdrawn(state: State) {
      state.update = { status: 'None' };
      state.shown = rolledBack(state);
    },
    updateSucceeded(state: State, { payload }: PayloadAction<{ change: Kind; value: Value }>) {
      state.update = { status: 'Success', change: payload.change };
      state.shown = payload.value;
      state.confirmed = payload.value;
      state.changes += 1;
    },
    /** With `truth`, the server has said how it is instead. */
    updateFailed(
      state: State,
      { payload: { code, truth } }: PayloadAction<{ code: ErrorCode; truth?: Value | undefined }>,
    ) {
      state.update.status = 'Failure';
      state.update.code = code;
      state.shown = truth ?? rolledBack(state);
      if (truth === undefined) return;
      state.confirmed = truth;
      state.changes += 1;
    },
  };
}

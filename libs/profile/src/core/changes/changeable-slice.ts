import type { CallStatus } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import { createAction, type ActionCreatorWithPreparedPayload } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';

/** Something at the server that a visitor can change, and how far asking for it and changing it are. */
export interface ChangeableState<Value, Kind extends string> {
  /** What the page shows: undefined while nothing is known. While a change is on its way, as if it were done. */
  shown: Value | undefined;
  /** What the server, or the cache, said last: where a failed change goes back to. */
  confirmed: Value | undefined;
  load: { status: CallStatus; code?: ErrorCode };
  update: { status: CallStatus; change?: Kind; code?: ErrorCode };
  /** How many changes the server has made. What was asked for before the last of them may be older than it. */
  changes: number;
}

type Event<Payload> = ActionCreatorWithPreparedPayload<[payload: Payload], Payload>;

/** What can happen to something that a visitor can change. */
export interface ChangeableActions<Value, Kind extends string> {
  /** It was known from an earlier visit. */
  remembered: Event<Value>;
  loadStarted: Event<void>;
  loadSucceeded: Event<Value>;
  /** The answer is older than a change that the server has made meanwhile: it says nothing any more. */
  loadOvertaken: Event<void>;
  loadFailed: Event<ErrorCode>;
  updateStarted: Event<{ change: Kind; expected: Value }>;
  updateSucceeded: Event<Value>;
  updateFailed: Event<ErrorCode>;
}

/** State of something that a visitor can change, and what can happen to it. */
export interface ChangeableSlice<Value, Kind extends string> {
  actions: ChangeableActions<Value, Kind>;
  reducer: Reducer<ChangeableState<Value, Kind>>;
}

/**
 * Creates the state of something that a visitor can change. An answer that comes while a change is on its way is kept:
 * it is what the page goes back to when the change fails.
 *
 * @param name Of the state, in the names of its actions.
 * @param unknown What is shown where asking has failed and nothing was known before.
 */
export function createChangeableSlice<Value, Kind extends string>(
  name: string,
  unknown?: Value,
): ChangeableSlice<Value, Kind> {
  const event = <Payload>(what: string): Event<Payload> =>
    createAction(`${name}/${what}`, (payload: Payload) => ({ payload }));
  const actions: ChangeableActions<Value, Kind> = {
    remembered: event('remembered'),
    loadStarted: event('loadStarted'),
    loadSucceeded: event('loadSucceeded'),
    loadOvertaken: event('loadOvertaken'),
    loadFailed: event('loadFailed'),
    updateStarted: event('updateStarted'),
    updateSucceeded: event('updateSucceeded'),
    updateFailed: event('updateFailed'),
  };
  const initialState: ChangeableState<Value, Kind> = {
    shown: undefined,
    confirmed: undefined,
    load: { status: 'None' },
    update: { status: 'None' },
    changes: 0,
  };

  function reducer(state = initialState, action: unknown): ChangeableState<Value, Kind> {
    const isChanging = state.update.status === 'Loading';
    if (actions.remembered.match(action))
      return { ...state, shown: action.payload, confirmed: action.payload };
    if (actions.loadStarted.match(action)) return { ...state, load: { status: 'Loading' } };
    if (actions.loadOvertaken.match(action)) return { ...state, load: { status: 'Success' } };
    if (actions.loadSucceeded.match(action)) {
      const shown = isChanging ? state.shown : action.payload;
      return { ...state, load: { status: 'Success' }, shown, confirmed: action.payload };
    }
    if (actions.loadFailed.match(action)) {
      const load = { status: 'Failure', code: action.payload } as const;
      return { ...state, load, shown: state.shown ?? unknown };
    }
    if (actions.updateStarted.match(action)) {
      const { change, expected } = action.payload;
      return { ...state, update: { status: 'Loading', change }, shown: expected };
    }
    if (actions.updateSucceeded.match(action)) {
      return {
        ...state,
        update: { ...state.update, status: 'Success' },
        shown: action.payload,
        confirmed: action.payload,
        changes: state.changes + 1,
      };
    }
    if (actions.updateFailed.match(action)) {
      const wasAsked = state.load.status === 'Failure';
      return {
        ...state,
        update: { ...state.update, status: 'Failure', code: action.payload },
        shown: state.confirmed ?? (wasAsked ? unknown : undefined),
      };
    }
    return state;
  }
  return { actions, reducer };
}

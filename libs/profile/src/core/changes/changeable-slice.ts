import type { CallStatus } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { Reducer } from 'redux';
import { createEvents, type Event } from '../store/create-events.js';

/** Something on the server that a visitor can change, with the status of loading and changing it. */
export interface ChangeableState<Value, Kind extends string> {
  /** What the page shows: undefined until known; the expected value while a change is pending. */
  shown: Value | undefined;
  /** What the server, or the cache, said last: a failed change rolls back to it. */
  confirmed: Value | undefined;
  load: { status: CallStatus; code?: ErrorCode };
  update: { status: CallStatus; change?: Kind; code?: ErrorCode };
  /** How many changes the server has made. An answer requested before the last of them may be outdated. */
  changes: number;
}

/** What can happen to a changeable value. */
export interface ChangeableActions<Value, Kind extends string> {
  /** Its value was known from an earlier visit of this visitor, or was not. */
  remembered: Event<Value | undefined>;
  loadStarted: Event<void>;
  loadSucceeded: Event<Value>;
  /** The answer is older than a change that the server has made since, so it is ignored. */
  loadOvertaken: Event<void>;
  loadFailed: Event<ErrorCode>;
  updateStarted: Event<{ change: Kind; expected: Value }>;
  /** Nothing was sent: the visitor is anonymous. */
  updateWithdrawn: Event<void>;
  updateSucceeded: Event<Value>;
  updateFailed: Event<ErrorCode>;
}

/** The state of a changeable value, and what can happen to it. */
export interface ChangeableSlice<Value, Kind extends string> {
  actions: ChangeableActions<Value, Kind>;
  reducer: Reducer<ChangeableState<Value, Kind>>;
}

/**
 * Creates the state of a changeable value. An answer that arrives while a change is pending is kept: a failed change
 * rolls back to it.
 *
 * @param name Name of the state, used in the types of its actions.
 * @param unknown What to show if loading has failed and nothing was known before.
 */
export function createChangeableSlice<Value, Kind extends string>(
  name: string,
  unknown?: Value,
): ChangeableSlice<Value, Kind> {
  const { event, reduce } = createEvents<ChangeableState<Value, Kind>>(name);
  /** What is shown when a change has come to nothing. */
  const rolledBack = ({ confirmed, load }: ChangeableState<Value, Kind>): Value | undefined =>
    confirmed ?? (load.status === 'Failure' ? unknown : undefined);
  const initialState: ChangeableState<Value, Kind> = {
    shown: undefined,
    confirmed: undefined,
    load: { status: 'None' },
    update: { status: 'None' },
    changes: 0,
  };
  return {
    reducer: (state = initialState, action) => reduce(state, action),
    actions: {
      remembered: event<Value | undefined>('remembered', ({ shown, update }, value) => ({
        shown: update.status === 'Loading' ? shown : value,
        confirmed: value,
      })),
      loadStarted: event('loadStarted', () => ({ load: { status: 'Loading' } })),
      loadSucceeded: event<Value>('loadSucceeded', ({ shown, update }, value) => ({
        load: { status: 'Success' },
        shown: update.status === 'Loading' ? shown : value,
        confirmed: value,
      })),
      loadOvertaken: event('loadOvertaken', () => ({ load: { status: 'Success' } })),
      loadFailed: event<ErrorCode>('loadFailed', ({ shown = unknown }, code) => ({
        load: { status: 'Failure', code },
        shown,
      })),
      updateStarted: event<{ change: Kind; expected: Value }>(
        'updateStarted',
        (_state, { change, expected }) => ({ update: { status: 'Loading', change }, shown: expected }),
      ),
      updateWithdrawn: event('updateWithdrawn', (state) => ({
        update: { status: 'None' },
        shown: rolledBack(state),
      })),
      updateSucceeded: event<Value>('updateSucceeded', ({ update, changes }, value) => ({
        update: { ...update, status: 'Success' },
        shown: value,
        confirmed: value,
        changes: changes + 1,
      })),
      updateFailed: event<ErrorCode>('updateFailed', (state, code) => ({
        update: { ...state.update, status: 'Failure', code },
        shown: rolledBack(state),
      })),
    },
  };
}

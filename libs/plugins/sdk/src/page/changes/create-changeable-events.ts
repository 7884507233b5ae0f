import type { CallStatus } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { Event, Events } from '../store/create-events.js';

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

/** What can happen to a changeable value. */
export interface ChangeableActions<Value, Kind extends string> {
  /** Its value was known from an earlier visit of this visitor, or was not. */
  remembered: Event<Value | undefined>;
  /** The value is requested, after that many returns. */
  loadStarted: Event<number>;
  loadSucceeded: Event<Value>;
  /** The answer is older than a change that the server has made since, so it is ignored. */
  loadOvertaken: Event<void>;
  loadFailed: Event<ErrorCode>;
  updateStarted: Event<{ change: Kind; expected: Value }>;
  /** Nothing was sent: the visitor is anonymous. */
  updateWithdrawn: Event<void>;
  updateSucceeded: Event<{ change: Kind; value: Value }>;
  /** With `truth`, the server has said how it is instead. */
  updateFailed: Event<{ code: ErrorCode; truth?: Value | undefined }>;
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
 * Declares what can happen to a changeable value. An answer that arrives while a change is pending is kept: a failed
 * change rolls back to it.
 *
 * @param event Declares an event of the state.
 * @param unknown What to show if loading has failed and nothing was known before.
 */
export function createChangeableEvents<Value, Kind extends string>(
  event: Events<ChangeableState<Value, Kind>>['event'],
  unknown?: Value,
): ChangeableActions<Value, Kind> {
  /** What is shown when a change has come to nothing. */
  const rolledBack = ({ confirmed, load }: ChangeableState<Value, Kind>): Value | undefined =>
    confirmed ?? (load.status === 'Failure' ? unknown : undefined);
  return {
    remembered: event<Value | undefined>('remembered', ({ shown, update }, value) => ({
      shown: update.status === 'Loading' ? shown : value,
      confirmed: value,
    })),
    loadStarted: event<number>('loadStarted', (_state, returns) => ({
      load: { status: 'Loading', returns },
    })),
    loadSucceeded: event<Value>('loadSucceeded', ({ load, shown, update }, value) => ({
      load: { ...load, status: 'Success' },
      shown: update.status === 'Loading' ? shown : value,
      confirmed: value,
    })),
    loadOvertaken: event('loadOvertaken', ({ load }) => ({ load: { ...load, status: 'Success' } })),
    loadFailed: event<ErrorCode>('loadFailed', ({ load, shown = unknown }, code) => ({
      load: { ...load, status: 'Failure', code },
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
    updateSucceeded: event<{ change: Kind; value: Value }>(
      'updateSucceeded',
      ({ changes }, { change, value }) => ({
        update: { status: 'Success', change },
        shown: value,
        confirmed: value,
        changes: changes + 1,
      }),
    ),
    updateFailed: event<{ code: ErrorCode; truth?: Value | undefined }>(
      'updateFailed',
      (state, { code, truth }) => ({
        update: { ...state.update, status: 'Failure', code },
        shown: truth ?? rolledBack(state),
        confirmed: truth ?? state.confirmed,
        changes: state.changes + Number(truth !== undefined),
      }),
    ),
  };
}

import type { Reducer } from 'redux';
import { createEvents, type Events } from './create-events.js';
import type { ProfileState } from './profile-store.js';

/** A state whose code comes after the first load, and what can happen to it. */
export interface LateState<State> {
  /** Declares something that can happen, and how it changes the state. The store gets the state with the first event. */
  event: Events<State>['event'];
  /** Finds the state; before anything has happened to it, it is the initial one. */
  select: (state: ProfileState) => State;
}

/**
 * Creates a state whose code comes after the first load. Whoever can read it or dispatch its events has all that is
 * needed for it: nothing has to be added to the store first.
 *
 * @param name Name of the state in the store, and in the types of its actions.
 * @param before How the state changes with an action before its own events do. @default not at all
 */
export function createLateState<State>(
  name: string,
  initial: State,
  before: (state: State, action: unknown) => State = (state) => state,
): LateState<State> {
  const reducer: Reducer<State> = (state = initial, action) => reduce(before(state, action), action);
  const { event, reduce } = createEvents<State>(name, { reducerPath: name, reducer });
  return {
    event,
    select: (state) => (state as unknown as Partial<Record<string, State>>)[name] ?? initial,
  };
}

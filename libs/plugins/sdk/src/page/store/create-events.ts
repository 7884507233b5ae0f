import { createAction, type ActionCreatorWithPreparedPayload } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';

/** A state that comes after the first load: its name and its reducer. */
export interface LateSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** Something that can happen, and its payload. An event of late state brings that state. */
export type Event<Payload> = ActionCreatorWithPreparedPayload<
  [payload: Payload],
  Payload,
  string,
  never,
  LateSlice | undefined
>;

/** What can happen to a state. */
export interface Events<State> {
  /** Declares something that can happen, and how it changes the state. */
  event: <Payload = void>(
    what: string,
    change: (state: State, payload: Payload) => Partial<State>,
  ) => Event<Payload>;
  reduce: (state: State, action: unknown) => State;
}

/**
 * Collects what can happen to a state, and how it changes. `createSlice` does the same with Immer, which adds 5 kB to
 * what every visitor downloads first, and whose drafts of a generic type accept no values of that type.
 *
 * @param name Name of the state, used in the types of its actions.
 * @param slice The state itself, if it comes late.
 */
export function createEvents<State>(name: string, slice?: LateSlice): Events<State> {
  const changes: ((state: State, action: unknown) => Partial<State> | undefined)[] = [];
  return {
    event<Payload>(what: string, change: (state: State, payload: Payload) => Partial<State>) {
      const creator = createAction(`${name}/${what}`, (payload: Payload) => ({ payload, meta: slice }));
      changes.push((state, action) => (creator.match(action) ? change(state, action.payload) : undefined));
      return creator;
    },
    reduce(state, action) {
      for (const change of changes) {
        const changed = change(state, action);
        if (changed) return { ...state, ...changed };
      }
      return state;
    },
  };
}

import { createAction, type ActionCreatorWithPreparedPayload } from '@reduxjs/toolkit';

/** Something that can happen, and its payload. */
export type Event<Payload> = ActionCreatorWithPreparedPayload<[payload: Payload], Payload>;

/** What can happen to a state. */
export interface Events<State> {
  /** Declares something that can happen, and how it changes the state. */
  event: <Payload = void>(
    what: string,
    change: (state: State, payload: Payload) => Partial<State>,
  ) => Event<Payload>;
  /** Reduces a state that may have more properties than these. */
  reduce: <Whole extends State>(state: Whole, action: unknown) => Whole;
}

/**
 * Collects what can happen to a state, and how it changes. `createSlice` does the same with Immer, which adds 5 kB to
 * what every visitor downloads first, and whose drafts of a generic type accept no values of that type.
 *
 * @param name Name of the state, used in the types of its actions.
 */
export function createEvents<State>(name: string): Events<State> {
  const changes: ((state: State, action: unknown) => Partial<State> | undefined)[] = [];
  return {
    event<Payload>(what: string, change: (state: State, payload: Payload) => Partial<State>) {
      const creator = createAction(`${name}/${what}`, (payload: Payload) => ({ payload }));
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

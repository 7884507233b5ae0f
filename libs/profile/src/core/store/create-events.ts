import { createAction, type ActionCreatorWithPreparedPayload } from '@reduxjs/toolkit';

/** Something that can happen, with what there is to know about it. */
export type Event<Payload> = ActionCreatorWithPreparedPayload<[payload: Payload], Payload>;

/** What can happen to a state. */
export interface Events<State> {
  /** Declares something that can happen, and what changes by it. */
  event: <Payload = void>(
    what: string,
    change: (state: State, payload: Payload) => Partial<State>,
  ) => Event<Payload>;
  /** Changes a state, which may hold more than this. */
  reduce: <Whole extends State>(state: Whole, action: unknown) => Whole;
}

/**
 * Collects what can happen to a state, and what changes by it. `createSlice` does the same by way of Immer, which takes
 * 5 kB of what every visitor downloads first, and drafts of a type that is not known yet take no values of it.
 *
 * @param name Of the state, in the names of its actions.
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

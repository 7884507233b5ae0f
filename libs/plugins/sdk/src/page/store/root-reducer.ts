import { type CombinedSliceReducer, combineSlices, createSlice, type Reducer } from '@reduxjs/toolkit';
import type { LazyLoadedSlices } from '../declared/declared.js';
import { type DialogsState, dialogsSlice } from '../dialogs/dialogs-slice.js';
import { type Notice, noticesSlice } from '../notices/notices-slice.js';
import { type FriendCountState, friendCountSlice } from '../relation/friend-count-slice.js';
import { relationSlice, type RelationState } from '../relation/relation-slice.js';
import { viewSlice } from '../views/view-slice.js';
import type { View } from '../views/view.js';
import { connectionSlice, type ConnectionState } from '../visitor/connection-slice.js';
import { returnsSlice } from '../visitor/returns-slice.js';
import type { PageState } from './page-state.js';

/** State that every page has from the start. */
export interface FirstState {
  page: PageState;
  view: View;
  /** How often the visitor has come back to the page. */
  returns: number;
  connection: ConnectionState;
  notices: Notice[];
  dialogs: DialogsState;
  relation: RelationState;
  friendCount: FriendCountState;
}

/** State of the profile page. What comes after the first load is read by the selectors of its slice. */
export interface ProfileState extends FirstState, Partial<LazyLoadedSlices> {}

/** What came with the page does not change, but selectors find all state in one place. Each store begins with its own. */
const pageSlice = createSlice({ name: 'page', initialState: {} as PageState, reducers: {} });

const firstSlices = [
  pageSlice,
  viewSlice,
  returnsSlice,
  connectionSlice,
  noticesSlice,
  dialogsSlice,
  relationSlice,
  friendCountSlice,
] as const;

/**
 * The reducer of the page. A slice that comes after the first load is injected by the module that creates it
 * (`createSlice(…).injectInto(rootReducer)`), and declares its state in `LazyLoadedSlices`. It has no state: each store
 * has its own.
 *
 * `inject` throws a `RangeError` for a name that another slice has. Redux Toolkit would go on with the first of the two,
 * and whoever reads the other would get a state that they do not know. It throws one, too, for a slice without an initial
 * state, so that it costs the part that needs it, and nothing else.
 */
export const rootReducer: CombinedSliceReducer<FirstState, ProfileState> = combineSlices(
  ...firstSlices,
).withLazyLoadedSlices<LazyLoadedSlices>();

const inject = rootReducer.inject.bind(rootReducer);
const reducers: Record<string, unknown> = Object.fromEntries(
  firstSlices.map(({ reducerPath, reducer }) => [reducerPath, reducer]),
);
rootReducer.inject = ({ reducerPath, reducer }: { reducerPath: string; reducer: Reducer }) => {
  // What every object has, this one has, too, as Redux Toolkit's own list of reducers does.
  const known = reducers[reducerPath];
  if (known !== undefined && known !== reducer) {
    const message = `Two slices, or a slice and every object, have the name '${reducerPath}'`;
    if (process.env.NODE_ENV !== 'development') throw new RangeError(message);
    // A module that has been edited is evaluated again.
    console.warn(`${message}, or it has been edited`);
  }
  // Redux would throw at every action from now on: on a server, on the pages of all accounts.
  if (reducer(undefined, { type: '@@first' }) === undefined)
    throw new RangeError(`The slice '${reducerPath}' has no initial state: it may be null, not undefined`);
  reducers[reducerPath] = reducer;
  return inject({ reducerPath, reducer }, { overrideExisting: true });
};

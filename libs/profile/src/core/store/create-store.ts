import {
  combineSlices,
  configureStore,
  createAction,
  type Reducer,
  type ThunkAction,
  type ThunkDispatch,
} from '@reduxjs/toolkit';
import type { Store, UnknownAction } from 'redux';
import { dialogsReducer, type DialogsState } from '../dialogs/dialogs-slice.js';
import { noticesReducer, type Notice } from '../notices/notices-slice.js';
import { returnsReducer } from '../returns/returns-slice.js';
import { connectionReducer, type ConnectionState } from '../sign-in/connection-slice.js';
import type { View } from '../views/view.js';
import { viewReducer } from '../views/view-slice.js';
import type { PageState } from './page-state.js';
import type { ProfileServices } from './services.js';

/**
 * State of what stands above the core and is there from the start. Each room declares its own by declaration merging,
 * beside its reducer.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The rooms fill it.
export interface FirstState {}

/** The same of what comes after the first load, with the code that knows how to change it. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The rooms fill it.
export interface LateState {}

/** State of the profile page. */
export interface ProfileState extends FirstState, Partial<LateState> {
  page: PageState;
  view: View;
  /** How often the visitor has come back to the page. */
  returns: number;
  notices: Notice[];
  dialogs: DialogsState;
  connection: ConnectionState;
}

/** State that is there from the start: its name and its reducer. */
export type FirstSlice = {
  [Name in keyof FirstState]: { reducerPath: Name; reducer: Reducer<FirstState[Name]> };
}[keyof FirstState];

/** State that comes late: its name and its reducer. */
export type LateSlice = {
  [Name in keyof LateState]: { reducerPath: Name; reducer: Reducer<LateState[Name]> };
}[keyof LateState];

const reducerAdded = createAction('store/reducerAdded');

/** Creates the page's store. Side effects go through `services` and nowhere else. */
export function createStore(
  page: PageState,
  services: ProfileServices,
  firstSlices: readonly FirstSlice[],
): ProfileStore {
  const reducer = combineSlices(
    {
      // What came with the page does not change, but selectors find all state in one place.
      page: (state: PageState = page) => state,
      view: viewReducer(page.initialView),
      returns: returnsReducer,
      notices: noticesReducer,
      dialogs: dialogsReducer,
      connection: connectionReducer,
    },
    ...firstSlices,
  ).withLazyLoadedSlices<LateState>();
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }),
    devTools: isDevelopment,
  });
  const { interruptedCache, host } = services;
  const { basicSearchId } = page.account;
  let interrupted = interruptedCache.get(basicSearchId);
  return Object.assign(store, {
    initialState: store.getState(),
    recallInterrupted() {
      // Begun by nobody who was known. Whoever comes back from the login it led to is the one who began it.
      const begunBefore = host.cameFromLogin() ? interrupted : undefined;
      const begun = interruptedCache.get(basicSearchId);
      interrupted = host.getOwner() === undefined ? begunBefore : (begun ?? begunBefore);
      if (!interrupted) interruptedCache.delete(basicSearchId);
    },
    takeInterrupted() {
      const action = interrupted;
      interrupted = undefined;
      return action;
    },
    addReducer(slice: LateSlice) {
      reducer.inject(slice);
      // Injected state appears with the next action.
      store.dispatch(reducerAdded());
    },
  });
}

/** The store that {@link createStore} creates. */
export interface ProfileStore extends Store<ProfileState, UnknownAction> {
  dispatch: ThunkDispatch<ProfileState, ProfileServices, UnknownAction>;
  /** What the server rendered with, and React therefore begins with. */
  initialState: ProfileState;
  /** Looks again for what the visitor was about to do, now that it is known who they are. */
  recallInterrupted(): void;
  /**
   * What the visitor was about to do on the page before this one, when the login came between. Returned once, then
   * forgotten.
   */
  takeInterrupted(): string | undefined;
  /** Adds the state of code that has come late. Adding it again changes nothing. */
  addReducer(slice: LateSlice): void;
}

/** A side effect of the page. */
export type ProfileThunk<Result = void> = ThunkAction<Result, ProfileState, ProfileServices, UnknownAction>;

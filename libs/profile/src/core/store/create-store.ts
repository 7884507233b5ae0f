import {
  combineReducers,
  configureStore,
  type Middleware,
  type ReducersMapObject,
  type ThunkAction,
  type ThunkDispatch,
} from '@reduxjs/toolkit';
import type { Store, UnknownAction } from 'redux';
import { dialogsReducer, type DialogsState } from '../dialogs/dialogs-slice.js';
import { noticesReducer, type Notice } from '../notices/notices-slice.js';
import { returnsReducer } from '../returns/returns-slice.js';
import { connectionReducer, type ConnectionState } from '../sign-in/connection-slice.js';
import { INTERRUPTED, type Interrupted } from '../sign-in/resumable.js';
import type { View } from '../views/view.js';
import { viewReducer } from '../views/view-slice.js';
import type { Event } from './create-events.js';
import type { PageState } from './page-state.js';
import type { ProfileServices } from './services.js';

/**
 * State of the layers above the core that exists from the start. Each folder declares its own by declaration merging,
 * beside its reducer.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The rooms fill it.
export interface FirstState {}

/** The reducers of that state, by its name. */
export type FirstReducers = ReducersMapObject<FirstState>;

/** State of the profile page from the start. What comes later is read by the `select` of its `LateState`. */
export interface ProfileState extends FirstState {
  page: PageState;
  view: View;
  /** How often the visitor has come back to the page. */
  returns: number;
  notices: Notice[];
  dialogs: DialogsState;
  connection: ConnectionState;
}

/** Creates the page's store. Side effects go through `services` and nowhere else. */
export function createStore(
  page: PageState,
  services: ProfileServices,
  firstReducers: FirstReducers,
): ProfileStore {
  let reducers: ReducersMapObject<ProfileState> = {
    // What came with the page does not change, but selectors find all state in one place.
    page: (state: PageState = page) => state,
    view: viewReducer(page.initialView),
    returns: returnsReducer,
    notices: noticesReducer,
    dialogs: dialogsReducer,
    connection: connectionReducer,
    ...firstReducers,
  };
  const bringLateState: Middleware = () => (next) => (action) => {
    const { type, payload, meta: slice } = action as Partial<ReturnType<Event<unknown>>>;
    if (!slice) return next(action);
    if (!(slice.reducerPath in reducers)) {
      reducers = { ...reducers, [slice.reducerPath]: slice.reducer };
      store.replaceReducer(combineReducers(reducers));
    }
    return next({ type, payload });
  };
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const store = configureStore({
    reducer: reducers,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }).prepend(bringLateState),
    devTools: isDevelopment,
  });
  const { interruptedCache, host } = services;
  // Before anything is begun on this page.
  const interrupted = interruptedCache.get(INTERRUPTED);
  // Begun by somebody else, or too long ago.
  if (!interrupted) interruptedCache.delete(INTERRUPTED);
  const by = host.getOwner() ?? host.getLastOwner();
  return Object.assign(store, {
    initialState: store.getState(),
    interrupted: interrupted?.map((one) => ({ ...one, by })) ?? [],
  });
}

/** The store that {@link createStore} creates. */
export interface ProfileStore extends Store<ProfileState> {
  dispatch: ThunkDispatch<ProfileState, ProfileServices, UnknownAction>;
  /** The state that the server rendered with and that React hydrates with. */
  initialState: ProfileState;
  /**
   * What was interrupted on the page before this one, until it goes on; `by` whom, if the tab knows that. It may be for
   * another account, or for somebody else than the visitor.
   */
  interrupted: (Interrupted & { by: string | undefined })[];
}

/** A side effect of the page. */
export type ProfileThunk<Result = void> = ThunkAction<Result, ProfileState, ProfileServices, UnknownAction>;

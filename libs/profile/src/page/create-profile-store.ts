import type { PageState, ProfileServices, ProfileState, ProfileStore } from '@oa-profile/plugin-sdk/page';
import {
  connectionReducer,
  dialogsReducer,
  type Event,
  type FirstReducers,
  friendCountReducer,
  INTERRUPTED,
  noticesReducer,
  relationReducer,
  returnsReducer,
  viewReducer,
} from '@oa-profile/plugin-sdk/internal';
import { combineReducers, configureStore, type Middleware, type ReducersMapObject } from '@reduxjs/toolkit';

/** Creates the page's store. Side effects go through `services` and nowhere else. */
export function createProfileStore(page: PageState, services: ProfileServices): ProfileStore {
  const first: FirstReducers = {
    notices: noticesReducer,
    dialogs: dialogsReducer,
    // The first buttons of the page depend on these; all other plugins bring their state with its first event.
    relation: relationReducer,
    friendCount: friendCountReducer,
  };
  let reducers: ReducersMapObject<ProfileState> = {
    // What came with the page does not change, but selectors find all state in one place.
    page: (state: PageState = page) => state,
    view: viewReducer(page.initialView),
    returns: returnsReducer,
    connection: connectionReducer,
    ...first,
  };
  const bringLateState: Middleware = () => (next) => (action) => {
    const { type, payload, meta: slice } = action as Partial<ReturnType<Event<unknown>>>;
    if (!slice) return next(action);
    const { reducerPath } = slice;
    const known = Object.hasOwn(reducers, reducerPath) && (reducers as ReducersMapObject)[reducerPath];
    // The other one would read a state that it does not know.
    if (known && known !== slice.reducer)
      throw new RangeError(`Two plugins, or one and the page, have the state '${reducerPath}'`);
    if (!known) {
      reducers = { ...reducers, [reducerPath]: slice.reducer };
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

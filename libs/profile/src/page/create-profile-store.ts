import type { PageState, ProfileServices, ProfileStore } from '@oa-profile/plugin-sdk/page';
import { rootReducer } from '@oa-profile/plugin-sdk/page';
import { INTERRUPTED } from '@oa-profile/plugin-sdk/internal';
import { configureStore } from '@reduxjs/toolkit';

/** Creates the page's store. Side effects go through `services` and nowhere else. */
export function createProfileStore(page: PageState, services: ProfileServices): ProfileStore {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { page, view: page.initialView },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }),
    devTools: process.env.NODE_ENV !== 'production',
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

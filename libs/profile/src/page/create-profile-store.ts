import { createStore, type FirstReducers, type ProfileStore } from '../core/store/create-store.js';
import type { PageState } from '../core/store/page-state.js';
import type { ProfileServices } from '../core/store/services.js';
import { features } from './features.js';

/** Creates the page's store. Side effects go through `services` and nowhere else. */
export function createProfileStore(page: PageState, services: ProfileServices): ProfileStore {
  const reducers = Object.assign({}, ...features.map((feature) => feature.reducers)) as FirstReducers;
  return createStore(page, services, reducers);
}

import { createStore, type ProfileStore } from '../core/store/create-store.js';
import type { PageState } from '../core/store/page-state.js';
import type { ProfileServices } from '../core/store/services.js';
import { features } from './features.js';

/** Creates the page's store. Side effects go through `services` and nowhere else. */
export function createProfileStore(page: PageState, services: ProfileServices): ProfileStore {
  const slices = features.flatMap((feature) => feature.slices ?? []);
  return createStore(page, services, slices);
}

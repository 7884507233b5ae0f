import { createStore, type ProfileStore } from '../core/store/create-store.js';
import type { PageState } from '../core/store/page-state.js';
import type { ProfileServices } from '../core/store/services.js';
import { friendCountReducer } from '../features/relation/friend-count-slice.js';
import { relationReducer } from '../features/relation/relation-slice.js';

/** Creates the page's store. Side effects go through `services` and nowhere else. */
export function createProfileStore(page: PageState, services: ProfileServices): ProfileStore {
  return createStore(page, services, { relation: relationReducer, friendCount: friendCountReducer });
}

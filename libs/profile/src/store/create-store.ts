import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { dialogsReducer } from '../dialogs/dialogs-slice.js';
import { noticesReducer } from '../notices/notices-slice.js';
import { relationReducer } from '../relation/relation-slice.js';
import type { PageState } from './page-state.js';
import type { ProfileServices } from './services.js';

/** What came with the page is a reducer that changes nothing, so that selectors find all state in one place. */
const rootReducerOf = (page: PageState) =>
  combineReducers({
    page: (state: PageState = page): PageState => state,
    relation: relationReducer,
    notices: noticesReducer,
    dialogs: dialogsReducer,
  });

/** State of the profile page (DESIGN section 4). */
export type ProfileState = ReturnType<ReturnType<typeof rootReducerOf>>;

/** Creates the page's store. Side effects go through `services` and nowhere else. */
export function createProfileStore(page: PageState, services: ProfileServices) {
  const store = configureStore({
    reducer: rootReducerOf(page),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services }, serializableCheck: false, immutableCheck: false }),
    // A visitor's relation is nobody else's business, browser extensions included.
    devTools: false,
  });
  return Object.assign(store, {
    /** What the server rendered with, and React therefore begins with. */
    initialState: store.getState(),
  });
}

/** The store that {@link createProfileStore} creates. */
export type ProfileStore = ReturnType<typeof createProfileStore>;

/** A side effect of the page. */
export type ProfileThunk<Result = void> = ThunkAction<Result, ProfileState, ProfileServices, UnknownAction>;

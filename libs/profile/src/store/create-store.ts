import { configureStore, type ThunkAction, type ThunkDispatch } from '@reduxjs/toolkit';
import { combineReducers, type Store, type UnknownAction } from 'redux';
import { dialogsReducer, type DialogsState } from '../dialogs/dialogs-slice.js';
import { noticesReducer, type Notice } from '../notices/notices-slice.js';
import { relationReducer, type RelationState } from '../relation/relation-slice.js';
import type { PageState } from './page-state.js';
import type { ProfileServices } from './services.js';

/** State of the profile page (DESIGN section 4). */
export interface ProfileState {
  page: PageState;
  relation: RelationState;
  notices: Notice[];
  dialogs: DialogsState;
}

/** Creates the page's store. Side effects go through `services` and nowhere else. */
export function createProfileStore(page: PageState, services: ProfileServices): ProfileStore {
  const store = configureStore({
    reducer: combineReducers({
      // What came with the page does not change, but selectors find all state in one place.
      page: (state: PageState = page): PageState => state,
      relation: relationReducer,
      notices: noticesReducer,
      dialogs: dialogsReducer,
    }),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services }, serializableCheck: false, immutableCheck: false }),
    // A visitor's relation is nobody else's business, browser extensions included.
    devTools: false,
  });
  return Object.assign(store, { initialState: store.getState() });
}

/** The store that {@link createProfileStore} creates. */
export interface ProfileStore extends Store<ProfileState, UnknownAction> {
  dispatch: ThunkDispatch<ProfileState, ProfileServices, UnknownAction>;
  /** What the server rendered with, and React therefore begins with. */
  initialState: ProfileState;
}

/** A side effect of the page. */
export type ProfileThunk<Result = void> = ThunkAction<Result, ProfileState, ProfileServices, UnknownAction>;

import type { ReducersMapObject, ThunkAction, ThunkDispatch } from '@reduxjs/toolkit';
import type { Store, UnknownAction } from 'redux';
import type { FirstState } from '../declared/declared.js';
import type { View } from '../views/view.js';
import type { ConnectionState } from '../visitor/connection-slice.js';
import type { PageState } from './page-state.js';
import type { Interrupted, ProfileServices } from './services.js';

/** The reducers of that state, by its name. */
export type FirstReducers = ReducersMapObject<FirstState>;

/** State of the profile page from the start. What comes later is read by the `select` of its `LateState`. */
export interface ProfileState extends FirstState {
  page: PageState;
  view: View;
  /** How often the visitor has come back to the page. */
  returns: number;
  connection: ConnectionState;
}

/** The page's store, made by `page/create-profile-store.ts`. */
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

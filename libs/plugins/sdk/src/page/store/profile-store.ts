import type { Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ProfileState } from './root-reducer.js';
import type { Interrupted, ProfileServices } from './services.js';

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

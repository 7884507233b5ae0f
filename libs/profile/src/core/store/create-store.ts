import { configureStore, type ThunkAction, type ThunkDispatch } from '@reduxjs/toolkit';
import { combineReducers, type Reducer, type Store, type UnknownAction } from 'redux';
import { dialogsReducer, type DialogsState } from '../dialogs/dialogs-slice.js';
import { noticesReducer, type Notice } from '../notices/notices-slice.js';
import { connectionReducer, type ConnectionState } from '../sign-in/connection-slice.js';
import type { ReservationState } from '../../features/place/reservation/reservation-slice.js';
import { friendCountReducer, type FriendCountState } from '../../features/relation/friend-count-slice.js';
import { relationReducer, type RelationState } from '../../features/relation/relation-slice.js';
import type { ReportState } from '../../features/report/report-slice.js';
import { returnsReducer } from '../returns/returns-slice.js';
import type { SectionDataState } from '../../surface/sections/section-data-slice.js';
import type { SwitchState } from '../changes/create-switch.js';
import type { View } from '../views/view.js';
import { viewReducer } from '../views/view-slice.js';
import type { PageState } from './page-state.js';
import type { InterruptedAction } from '../sign-in/ask-to-sign-in.js';
import type { ProfileServices } from './services.js';

/** State of what comes after the first load, each with the code that knows how to change it. */
export interface LateState {
  keep?: SwitchState;
  follow?: SwitchState;
  sectionData?: SectionDataState;
  report?: ReportState;
  reservation?: ReservationState;
}

/** State of the profile page (DESIGN section 4). */
export interface ProfileState extends LateState {
  page: PageState;
  view: View;
  relation: RelationState;
  friendCount: FriendCountState;
  /** How often the visitor has come back to the page. */
  returns: number;
  notices: Notice[];
  dialogs: DialogsState;
  connection: ConnectionState;
}

/** Creates the page's store. Side effects go through `services` and nowhere else. */
export function createProfileStore(page: PageState, services: ProfileServices): ProfileStore {
  const reducers: Record<string, Reducer> = {
    // What came with the page does not change, but selectors find all state in one place.
    page: (state: PageState = page): PageState => state,
    view: viewReducer(page.initialView),
    relation: relationReducer,
    friendCount: friendCountReducer,
    returns: returnsReducer,
    notices: noticesReducer,
    dialogs: dialogsReducer,
    connection: connectionReducer,
  };
  const store = configureStore({
    reducer: combineReducers(reducers) as unknown as Reducer<ProfileState>,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services }, serializableCheck: false, immutableCheck: false }),
    // A visitor's relation is nobody else's business, browser extensions included.
    devTools: false,
  });
  let interrupted = services.interruptedCache.get(page.account.basicSearchId);
  return Object.assign(store, {
    initialState: store.getState(),
    takeInterrupted() {
      const action = interrupted;
      interrupted = undefined;
      return action;
    },
    addReducer(name: keyof LateState, reducer: Reducer) {
      if (reducers[name]) return;
      reducers[name] = reducer;
      store.replaceReducer(combineReducers(reducers) as unknown as Reducer<ProfileState>);
    },
  });
}

/** The store that {@link createProfileStore} creates. */
export interface ProfileStore extends Store<ProfileState, UnknownAction> {
  dispatch: ThunkDispatch<ProfileState, ProfileServices, UnknownAction>;
  /** What the server rendered with, and React therefore begins with. */
  initialState: ProfileState;
  /** What the visitor was about to do on the page before this one, when the login came between. Answers once. */
  takeInterrupted(): InterruptedAction | undefined;
  /** Adds the state of code that has come late. Adding it again changes nothing. */
  addReducer<Name extends keyof LateState>(name: Name, reducer: Reducer<NonNullable<LateState[Name]>>): void;
}

/** A side effect of the page. */
export type ProfileThunk<Result = void> = ThunkAction<Result, ProfileState, ProfileServices, UnknownAction>;

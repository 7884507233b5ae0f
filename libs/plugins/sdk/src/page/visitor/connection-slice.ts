import { createAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';

/** Whether the page can know its visitor. */
export interface ConnectionState {
  /** The app's SDK did not start: the visitor may be signed in, but the page cannot tell. */
  isLost: boolean;
  /** The app's SDK was slow to start: until more is known, the page shows what a stranger sees. */
  isLate?: boolean;
  /** For whom the page is shown while nobody can tell who is there: the last known visitor of this tab. */
  shownFor?: string | undefined;
}

const initialState: ConnectionState = { isLost: false };

/** The app's SDK has failed to start; with the last known visitor, for whom the page goes on. */
export const connectionLost = createAction<string | undefined>('connection/lost');

/** The page goes on, for the last known visitor, before the app's SDK has started. */
export const connectionLate = createAction<string | undefined>('connection/late');

/** The app's SDK has started after all. */
export const connectionFound = createAction('connection/found');

export const connectionReducer: Reducer<ConnectionState> = (state = initialState, action) => {
  if (connectionLost.match(action)) return { ...state, isLost: true, shownFor: action.payload };
  if (connectionLate.match(action)) return { ...state, isLate: true, shownFor: action.payload };
  return connectionFound.match(action) ? { ...state, isLost: false, shownFor: undefined } : state;
};

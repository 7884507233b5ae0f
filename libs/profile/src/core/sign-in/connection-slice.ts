import { createAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';

/** Whether the page can know its visitor. */
export interface ConnectionState {
  /** The app's SDK did not start: the visitor may be signed in, but the page cannot tell. */
  isLost: boolean;
  /** The app's SDK was slow to start: until more is known, the page shows what a stranger sees. */
  isLate?: boolean;
}

const initialState: ConnectionState = { isLost: false };

/** The app's SDK has failed to start. */
export const connectionLost = createAction('connection/lost');

/** The page goes on before the app's SDK has started. */
export const connectionLate = createAction('connection/late');

export const connectionReducer: Reducer<ConnectionState> = (state = initialState, action) => {
  if (connectionLost.match(action)) return { ...state, isLost: true };
  return connectionLate.match(action) ? { ...state, isLate: true } : state;
};

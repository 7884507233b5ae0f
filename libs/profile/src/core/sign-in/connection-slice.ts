import { createAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';

/** Whether the page can know its visitor. */
export interface ConnectionState {
  /** The app's SDK did not start: the visitor may be signed in, but the page cannot tell. */
  isLost: boolean;
}

const initialState: ConnectionState = { isLost: false };

/** The app's SDK has failed to start. */
export const connectionLost = createAction('connection/lost');

export const connectionReducer: Reducer<ConnectionState> = (state = initialState, action) =>
  connectionLost.match(action) ? { isLost: true } : state;

import { createAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';

declare module '../../../core/store/profile-store.js' {
  interface FirstState {
    /** What the visitor looked for last, for as long as the page is open: few find what they want in the first result. */
    query: string;
  }
}

/** The visitor looks for something else. */
export const queryChanged = createAction<string>('search/queryChanged');

export const queryReducer: Reducer<string> = (state = '', action) =>
  queryChanged.match(action) ? action.payload : state;

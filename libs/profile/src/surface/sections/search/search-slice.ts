import { createAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';
import type { ProfileState } from '../../../core/store/create-store.js';

/** The visitor looks for something else. */
export const queryChanged = createAction<string>('search/queryChanged');

/** What the visitor looked for last, for as long as the page is open: few find what they want in the first result. */
export const searchReducer: Reducer<string> = (query = '', action) =>
  queryChanged.match(action) ? action.payload : query;

/** What the visitor looks for, also before its state has come. */
export const selectQuery = ({ search = '' }: ProfileState): string => search;

declare module '../../../core/store/create-store.js' {
  interface LateState {
    search: string;
  }
}

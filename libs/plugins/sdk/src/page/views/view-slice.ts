import { createAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';
import type { View } from './view.js';

/** The visitor has gone to a view, or back to one. */
export const viewShown = createAction<View>('view/shown');

/** Which view is shown; initially the one that the server rendered. */
export const viewReducer =
  (initialView: View): Reducer<View> =>
  (view = initialView, action) =>
    viewShown.match(action) ? action.payload : view;

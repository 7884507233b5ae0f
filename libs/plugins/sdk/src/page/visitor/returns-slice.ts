import { createAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';

/** The visitor has come back to a page that was kept behind another one, or was open for long. */
export const visitorReturned = createAction('visitor/returned');

/** How often the visitor has come back: each time, what depends on them is requested again. */
export const returnsReducer: Reducer<number> = (returns = 0, action) =>
  visitorReturned.match(action) ? returns + 1 : returns;

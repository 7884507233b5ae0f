import { createAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';
import { viewShown } from '../views/view-slice.js';

/** A pop-up of the page. At most one is open. */
export type OpenDialog =
  | { name: 'addInApp' | 'continueInApp' | 'more' | 'contact' | 'call' | 'save' }
  | { name: 'share'; title: string; url: string };

/** Names of the pop-ups. */
export type DialogName = OpenDialog['name'];

/** Which pop-up is open, if any. */
export interface DialogsState {
  open: OpenDialog | undefined;
}

const initialState: DialogsState = { open: undefined };

/** A pop-up has been opened, in place of the one that was open. */
export const dialogOpened = createAction(
  'dialogs/opened',
  (dialog: OpenDialog | Exclude<DialogName, 'share'>): { payload: OpenDialog } => ({
    payload: typeof dialog === 'string' ? { name: dialog } : dialog,
  }),
);

/** The pop-up has been closed. */
export const dialogClosed = createAction('dialogs/closed');

export const dialogsReducer: Reducer<DialogsState> = (state = initialState, action) => {
  if (dialogOpened.match(action)) return { open: action.payload };
  // A pop-up belongs to what was shown behind it.
  return dialogClosed.match(action) || viewShown.match(action) ? initialState : state;
};

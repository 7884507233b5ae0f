import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { viewShown } from '../views/view-slice.js';

/** A pop-up of the page. At most one is open. */
export type OpenDialog =
  { name: 'addInApp' | 'continueInApp' | 'more' | 'call' } | { name: 'share'; title: string; url: string };

/** Names of the pop-ups. */
export type DialogName = OpenDialog['name'];

/** Which pop-up is open, if any. */
export interface DialogsState {
  open: OpenDialog | undefined;
}

const initialState: DialogsState = { open: undefined };

const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: {
      reducer(state, { payload }: PayloadAction<OpenDialog>) {
        state.open = payload;
      },
      prepare: (dialog: OpenDialog | Exclude<DialogName, 'share'>) => ({
        payload: typeof dialog === 'string' ? { name: dialog } : dialog,
      }),
    },
    dialogClosed(state) {
      state.open = undefined;
    },
  },
  // A pop-up belongs to what was shown behind it.
  extraReducers: (builder) => {
    builder.addCase(viewShown, (state) => {
      state.open = undefined;
    });
  },
});

export const { dialogOpened, dialogClosed } = dialogsSlice.actions;
export const dialogsReducer: typeof dialogsSlice.reducer = dialogsSlice.reducer;

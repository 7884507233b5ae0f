import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Pop-ups of the page. At most one is open. */
export type DialogName = 'addInApp';

/** Which pop-up is open, if any. */
export interface DialogsState {
  open: DialogName | undefined;
}

const initialState: DialogsState = { open: undefined };

const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened(state, { payload }: PayloadAction<DialogName>) {
      state.open = payload;
    },
    dialogClosed(state) {
      state.open = undefined;
    },
  },
});

export const { dialogOpened, dialogClosed } = dialogsSlice.actions;
export const dialogsReducer: typeof dialogsSlice.reducer = dialogsSlice.reducer;

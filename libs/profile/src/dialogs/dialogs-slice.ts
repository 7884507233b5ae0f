import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Pop-ups of the page. At most one is open. */
export type DialogName = 'addInApp';

const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState: { open: undefined as DialogName | undefined },
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

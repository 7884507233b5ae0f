import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the page can know its visitor. */
export interface ConnectionState {
  /** The app's SDK did not start: the visitor may be signed in, but the page cannot tell. */
  isLost: boolean;
  /** The app's SDK was slow to start: until more is known, the page shows what a stranger sees. */
  isLate?: boolean;
  /** For whom the page is shown while nobody can tell who is there: the last known visitor of this tab. */
  shownFor?: string | undefined;
}

const initialState: ConnectionState = { isLost: false };

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    /** The app's SDK has failed to start; with the last known visitor, for whom the page goes on. */
    connectionLost(state, { payload }: PayloadAction<string | undefined>) {
      state.isLost = true;
      state.shownFor = payload;
    },
    /** The page goes on, for the last known visitor, before the app's SDK has started. */
    connectionLate(state, { payload }: PayloadAction<string | undefined>) {
      state.isLate = true;
      state.shownFor = payload;
    },
    /** The app's SDK has started after all. */
    connectionFound(state) {
      state.isLost = false;
      state.shownFor = undefined;
    },
  },
});

export const { connectionLost, connectionLate, connectionFound } = connectionSlice.actions;

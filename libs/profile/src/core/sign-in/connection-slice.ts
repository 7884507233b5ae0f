import { createSlice } from '@reduxjs/toolkit';

/** Whether the page can know its visitor. */
export interface ConnectionState {
  /** The app's SDK did not start: the visitor is somebody, but the page cannot tell who. */
  isLost: boolean;
}

const initialState: ConnectionState = { isLost: false };

const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionLost(state) {
      state.isLost = true;
    },
  },
});

export const { connectionLost } = connectionSlice.actions;
export const connectionReducer: typeof connectionSlice.reducer = connectionSlice.reducer;

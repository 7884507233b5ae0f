import { createSlice } from '@reduxjs/toolkit';

/** How often the visitor has come back: each time, what depends on them is requested again. */
export const returnsSlice = createSlice({
  name: 'returns',
  initialState: 0,
  reducers: {
    /** The visitor has come back to a page that was kept behind another one, or was open for long. */
    visitorReturned: (returns) => returns + 1,
  },
});

export const { visitorReturned } = returnsSlice.actions;

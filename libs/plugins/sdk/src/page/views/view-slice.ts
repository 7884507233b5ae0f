import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { View } from './view.js';

/** Which view is shown. A store begins with the one that the server rendered. */
export const viewSlice = createSlice({
  name: 'view',
  initialState: (): View => ({ name: 'profile' }),
  reducers: {
    /** The visitor has gone to a view, or back to one. */
    viewShown: (_view, { payload }: PayloadAction<View>) => payload,
  },
});

export const { viewShown } = viewSlice.actions;

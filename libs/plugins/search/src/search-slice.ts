import { rootReducer } from '@oa-profile/plugin-sdk/page';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface SearchState {
  /** What the visitor looked for last, for as long as the page is open: few find what they want in the first result. */
  query: string;
}

declare module '@oa-profile/plugin-sdk/declared' {
  interface LazyLoadedSlices {
    search: SearchState;
  }
}

const initialState: SearchState = { query: '' };

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The visitor looks for something else. */
    queryChanged(state, { payload }: PayloadAction<string>) {
      state.query = payload;
    },
  },
  selectors: {
    /** What the visitor looked for last. */
    selectSearch: (state) => state,
  },
}).injectInto(rootReducer);

export const { queryChanged } = searchSlice.actions;
export const { selectSearch } = searchSlice.selectors;

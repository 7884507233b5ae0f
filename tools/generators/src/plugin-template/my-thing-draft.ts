import {
  type ProfileThunk,
  readSaved,
  rootReducer,
  save,
  type SavedNamespace,
} from '@oa-profile/plugin-sdk/page';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * A visitor's drafts, one for each account: of the last 20. What is written while nobody is signed in belongs to the tab,
 * since somebody else may be the next to use the browser.
 */
const drafts: SavedNamespace = {
  name: 'plugin-my-thing',
  area: 'local',
  capacity: 20,
  whileUnknown: 'tab',
};

declare module '@oa-profile/plugin-sdk/declared' {
  interface LazyLoadedSlices {
    'plugin-my-thing': { text: string };
  }
}

const draftSlice = createSlice({
  name: 'plugin-my-thing',
  initialState: { text: '' },
  reducers: {
    changed(state, { payload }: PayloadAction<string>) {
      state.text = payload;
    },
  },
  selectors: {
    /** The visitor's words. */
    selectText: ({ text }) => text,
  },
}).injectInto(rootReducer);

const { changed } = draftSlice.actions;
export const { selectText } = draftSlice.selectors;

/** Changes the draft, and keeps it; an empty one is forgotten. */
export const writeDraft =
  (text: string): ProfileThunk =>
  (dispatch, getState, { savedCache }) => {
    dispatch(changed(text));
    const { basicSearchId } = getState().page.account;
    const cache = savedCache(drafts);
    if (text.trim()) save(cache, basicSearchId, { data: text, at: Date.now() });
    else cache.delete(basicSearchId);
  };

/** Shows what was kept for the visitor, unless they have begun to write. */
export const recallDraft =
  (): ProfileThunk =>
  (dispatch, getState, { savedCache }) => {
    if (selectText(getState())) return;
    const { basicSearchId } = getState().page.account;
    // Whatever an earlier version of the page has left there.
    const saved = readSaved(savedCache(drafts), basicSearchId, (data) =>
      typeof data === 'string' ? data : undefined,
    );
    if (saved) dispatch(changed(saved.data));
  };

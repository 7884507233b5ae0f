import {
  createLateState,
  type ProfileState,
  type ProfileThunk,
  readSaved,
  save,
  type SavedNamespace,
} from '@oa-profile/plugin-sdk/page';

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

const draft = createLateState('plugin-my-thing', { text: '' });
const changed = draft.event<string>('changed', (_, text) => ({ text }));

/** The visitor's words. */
export const selectText = (state: ProfileState): string => draft.select(state).text;

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

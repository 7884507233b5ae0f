import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Highlight } from '../../highlight.js';
import type { SectionOutline } from '../store/page-state.js';
import { type ProfileState, rootReducer } from '../store/root-reducer.js';

/** What the visitor's own data of sections say on the first screen, by the ids of the sections in the outline. */
export type OwnHighlights = Readonly<Record<string, readonly Highlight[] | undefined>>;

declare module '../declared/declared.js' {
  interface LazyLoadedSlices {
    ownHighlights: OwnHighlights;
  }
}

const initialState: OwnHighlights = {};

const ownHighlightsSlice = createSlice({
  name: 'ownHighlights',
  initialState,
  reducers: {
    /** Without highlights, what everybody gets holds again. */
    ownHighlightsChanged: (
      own,
      {
        payload: { id, highlights },
      }: PayloadAction<{ id: string; highlights: readonly Highlight[] | undefined }>,
    ) => ({ ...own, [id]: highlights }),
  },
  selectors: { selectOwnHighlights: (state) => state },
}).injectInto(rootReducer);

export const { ownHighlightsChanged } = ownHighlightsSlice.actions;

/** What the visitor's own data say on the first screen, as far as they are there. */
export const selectOwnHighlights: (state: ProfileState) => OwnHighlights =
  ownHighlightsSlice.selectors.selectOwnHighlights;

/** The outline as it is for the visitor, as far as their own data are there. */
export const ownOutline = (
  outline: readonly SectionOutline[],
  own: OwnHighlights,
): readonly SectionOutline[] =>
  outline.map((section) => ({ ...section, highlights: own[section.id] ?? section.highlights }));

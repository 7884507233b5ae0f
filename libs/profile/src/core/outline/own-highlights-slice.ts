import type { Highlight } from '@oa-profile/plugin-sdk';
import type { Reducer } from 'redux';
import { createEvents } from '../store/create-events.js';
import type { SectionOutline } from '../store/page-state.js';

/** What the visitor's own data of sections say on the first screen, by the ids of the sections in the outline. */
export type OwnHighlights = Readonly<Record<string, readonly Highlight[] | undefined>>;

const { event, reduce } = createEvents<OwnHighlights>('ownHighlights');

/** Without highlights, what everybody gets holds again. */
export const ownHighlightsChanged = event<{ id: string; highlights: readonly Highlight[] | undefined }>(
  'ownHighlightsChanged',
  (_state, { id, highlights }) => ({ [id]: highlights }),
);

export const ownHighlightsReducer: Reducer<OwnHighlights> = (state = {}, action) => reduce(state, action);

/** The outline as it is for the visitor, as far as their own data are there. */
export const ownOutline = (
  outline: readonly SectionOutline[],
  own: OwnHighlights | undefined,
): readonly SectionOutline[] =>
  own
    ? outline.map((section) => ({ ...section, highlights: own[section.id] ?? section.highlights }))
    : outline;

declare module '../store/create-store.js' {
  interface LateState {
    ownHighlights: OwnHighlights;
  }
}

import type { Highlight } from '../../highlight.js';
import { createLateState, type LateState } from '../store/create-late-state.js';
import type { SectionOutline } from '../store/page-state.js';

/** What the visitor's own data of sections say on the first screen, by the ids of the sections in the outline. */
export type OwnHighlights = Readonly<Record<string, readonly Highlight[] | undefined>>;

const ownHighlights: LateState<OwnHighlights> = createLateState('ownHighlights', {});
const { event } = ownHighlights;

/** What the visitor's own data say on the first screen, as far as they are there. */
export const selectOwnHighlights: typeof ownHighlights.select = ownHighlights.select;

/** Without highlights, what everybody gets holds again. */
export const ownHighlightsChanged = event<{ id: string; highlights: readonly Highlight[] | undefined }>(
  'ownHighlightsChanged',
  (_state, { id, highlights }) => ({ [id]: highlights }),
);

/** The outline as it is for the visitor, as far as their own data are there. */
export const ownOutline = (
  outline: readonly SectionOutline[],
  own: OwnHighlights,
): readonly SectionOutline[] =>
  outline.map((section) => ({ ...section, highlights: own[section.id] ?? section.highlights }));

import type { Highlight } from '../../highlight.js';
import type { PageState, SectionOutline } from '../store/page-state.js';
import { overviewOf } from './overview.js';

/** A highlight of one kind. */
export type HighlightOf<Kind extends Highlight['kind']> = Extract<Highlight, { kind: Kind }>;

/** A highlight, with its section. */
export type FoundHighlight<Kind extends Highlight['kind']> = HighlightOf<Kind> & {
  sectionId: string;
  type: string;
};

/** The highlights of one kind, in the order of their sections. */
export function highlightsOf<Kind extends Highlight['kind']>(
  outline: readonly SectionOutline[],
  kind: Kind,
): FoundHighlight<Kind>[] {
  return outline.flatMap(({ id, type, highlights }) =>
    highlights
      .filter((highlight): highlight is HighlightOf<Kind> => highlight.kind === kind)
      .map((highlight) => ({ ...highlight, sectionId: id, type })),
  );
}

/** The account's opening hours, according to its sections, in every view; undefined if there are none. */
export const hoursOf = (page: PageState): FoundHighlight<'hours'> | undefined =>
  highlightsOf(overviewOf(page), 'hours')[0];

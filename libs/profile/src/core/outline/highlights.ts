import { localDate, minutesOfDay } from '@oa-profile/business-hours';
import type { Highlight } from '@oa-profile/plugin-sdk';
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

/** What is usual at an hour of the account's week, in words; undefined if unknown. */
export function usualAt(
  { texts, week }: HighlightOf<'hourly'>,
  timeZone: string,
  at: Date,
): string | undefined {
  const day = new Date(localDate(timeZone, at)).getUTCDay();
  const hour = Math.floor(minutesOfDay(timeZone, at) / 60);
  return texts[week[day * 24 + hour] ?? -1];
}

/**
 * What is so at an hour of now, in words: what has been counted lately, else what is usual. One sentence, wherever the page
 * says it.
 */
export function presentAt(highlight: HighlightOf<'hourly'>, timeZone: string, now: Date): string | undefined {
  const { live } = highlight;
  return live && isOn(live, now) ? live.text : usualAt(highlight, timeZone, now);
}

/** Whether something with a beginning and an end is on. */
export function isOn(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  now: Date,
): boolean {
  const time = now.getTime();
  return (
    (from === undefined || Date.parse(from) <= time) && (until === undefined || time < Date.parse(until))
  );
}

import type { BusinessHours, OpenState } from '@oa-profile/business-hours';
import { arrivalAt, type Crowd, highlightsOf, type SectionOutline } from '@oa-profile/plugin-sdk/page';
import type { FoundHighlight } from '@oa-profile/plugin-sdk/internal';
import { type HighlightOf, isOn } from '@oa-profile/plugin-sdk/internal';
import { hasEnded, type Highlight } from '@oa-profile/plugin-sdk';
import type { HighlightSign } from '@oa-profile/plugin-sdk/internal';
import { comingDays } from '@oa-profile/plugin-sdk/hours';
import { dayRanges, isUnusual, type DayRange } from '@oa-profile/plugin-sdk/internal';

/** What a visitor wants to know before the first scroll, at a given time. */
export interface Facts {
  /** Absent if the hours are unknown. */
  status?: { sectionId: string; state: OpenState } & Omit<HighlightOf<'hours'>, 'kind'>;
  /** How busy it is, if it is open. */
  crowd?: Crowd;
  /** The first days of the coming week with unusual hours that neither the status nor the line of the day tells. */
  special?: { sectionId: string; day: DayRange; hours: BusinessHours };
  /** Where it is. */
  place?: FoundHighlight<'place'>;
  /** Facts in words, the most wanted first. */
  words: WordsFact[];
  /** The best offer available now. */
  offer?: FoundHighlight<'offer'>;
}

export interface WordsFact {
  sectionId: string;
  sign: HighlightSign;
  text: string;
  spoken?: string | undefined;
  lang?: string | undefined;
}

/** The most wanted come first; facts of one kind are in the order of their sections. */
const signs: readonly HighlightSign[] = ['rating', 'price', 'way', 'info', 'crowd'];

/** More would no longer fit a strip. */
const MOST_WORDS = 6;

/** News of one of the first sections are read there, right below. */
export const FIRST_SECTIONS = 2;

/** Cached by outline: several parts of the page ask at the same time, and a server does for page after page. */
const latest = new WeakMap<readonly SectionOutline[], { time: number; facts: Facts }>();

/** The facts of an account at `now`, by its own clock, wherever the visitor is. Unknown facts are absent. */
export function factsAt(outline: readonly SectionOutline[], now: Date): Facts {
  const last = latest.get(outline);
  const time = now.getTime();
  if (last?.time === time) return last.facts;
  const facts = findFacts(outline, now);
  latest.set(outline, { time, facts });
  return facts;
}

function findFacts(whole: readonly SectionOutline[], now: Date): Facts {
  const outline = whole.filter((section) => !hasEnded(section, now));
  const found = <Kind extends Highlight['kind']>(kind: Kind): FoundHighlight<Kind>[] =>
    highlightsOf(outline, kind);
  const facts: Facts = { words: [] };

  const [opening] = found('hours');
  if (opening) {
    const { sectionId, hours, lastCall } = opening;
    const { state, crowd } = arrivalAt({ hours, outline }, now, true);
    if (crowd) facts.crowd = crowd;
    if (state.state !== 'unknown') facts.status = { sectionId, state, hours, lastCall };
    const day = state.state === 'temporarilyClosed' ? undefined : specialDay(hours, state, now);
    if (day) facts.special = { sectionId, day, hours };
  }

  const [place] = found('place');
  if (place) facts.place = place;

  facts.words = found('words')
    .sort((a, b) => signs.indexOf(a.sign) - signs.indexOf(b.sign))
    .slice(0, MOST_WORDS);

  const first = outline.slice(0, FIRST_SECTIONS).map(({ id }) => id);
  const offers = found('offer').filter(
    (offer) => isOn(offer, now) && !(offer.isNews && first.includes(offer.sectionId)),
  );
  const best = offers.find(({ isFallback }) => !isFallback) ?? offers[0];
  if (best) facts.offer = best;
  return facts;
}

function specialDay(hours: BusinessHours, state: OpenState, now: Date): DayRange | undefined {
  const { week, later } = comingDays(hours, now);
  const untold = week.filter(
    ({ isToday, note, isPublicHoliday }) =>
      // Today's hours are on the line of the day, if they are known; why it is closed all day nothing else says.
      !isToday ||
      state.state === 'unknown' ||
      (state.state === 'closed' && state.allDay && (!!note || isPublicHoliday)),
  );
  return dayRanges([...untold, ...later]).find(
    (day) => day.source !== 'weekly' && isUnusual(day) && !later.some(({ date }) => date === day.date),
  );
}

/** Whether the line of the day has what the status says: it has no day while the account is temporarily closed. */
export const hasDay = ({ state }: NonNullable<Facts['status']>): boolean =>
  state.state !== 'temporarilyClosed';

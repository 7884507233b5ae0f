import { businessDate } from './business-date.js';
import type { BusinessHours } from './business-hours.js';
import { addDays, MINUTE } from './calendar.js';
import { hoursOn } from './day-hours.js';
import { openSpans, spansOn, type OpenSpan } from './open-spans.js';
import { instantAt, localDate } from './zone-clock.js';

/** How many days ahead the next closing is searched, and hours are told. */
export const DAYS_AHEAD = 60;

/** How many days ahead the next opening is searched: who is closed for a season opens again. */
const OPENING_DAYS_AHEAD = 366;

/** An account is "closing soon" from this many minutes before closing. */
const CLOSING_SOON_MINUTES = 60;

/** The state of an account at an instant. */
export type OpenState =
  | {
      state: 'open';
      /** When it closes; undefined if not within {@link DAYS_AHEAD} days: round the clock. */
      closesAt: Date | undefined;
      /** The last order before `closesAt`. Once it has passed, the account is open but takes no orders. */
      lastOrderAt?: Date;
      /** Whether it closes within {@link CLOSING_SOON_MINUTES} minutes. */
      closingSoon: boolean;
      /** When it opens again on the same business day: what comes at `closesAt` is only a break. */
      reopensAt?: Date;
    }
  /** Closed between two intervals of one business day. */
  | { state: 'break'; opensAt: Date }
  | {
      state: 'closed';
      /** Undefined if there is none within a year, or if a day of unknown hours is before it. */
      opensAt: Date | undefined;
      /** Set if it does not open at all on this business day. */
      allDay?: true;
    }
  | {
      state: 'temporarilyClosed';
      /** The last closed date, inclusive. */
      until?: string;
      /** When it opens after that: days off may follow. Undefined as for `closed`, and without `until`. */
      opensAt?: Date;
    }
  /** There are no hours for this business day. */
  | { state: 'unknown' };

function openState(
  { date, end, lastOrder }: OpenSpan,
  next: OpenSpan | undefined,
  now: number,
  horizon: number,
): OpenState {
  if (end >= horizon) return { state: 'open', closesAt: undefined, closingSoon: false };
  return {
    state: 'open',
    closesAt: new Date(end),
    ...(lastOrder !== undefined && { lastOrderAt: new Date(lastOrder) }),
    closingSoon: end - now <= CLOSING_SOON_MINUTES * MINUTE,
    ...(next?.date === date && { reopensAt: new Date(next.start) }),
  };
}

/** The last finding by the hours it is about, which nobody changes: a page asks in several places at the same instant. */
const latest = new WeakMap<BusinessHours, { time: number; answer: () => OpenState }>();

/** The state of an account at an instant, whatever time zone the visitor or the machine is in. */
export function openStateAt(hours: BusinessHours, now: Date): OpenState {
  const time = now.getTime();
  const last = latest.get(hours);
  if (last?.time === time) return last.answer();
  const answer = findOpenState(hours, now);
  latest.set(hours, { time, answer });
  return answer();
}

/** What makes the answer: each caller gets dates of its own, since any of them can change a Date. */
function findOpenState(hours: BusinessHours, now: Date): () => OpenState {
  const { timeZone, temporarilyClosed } = hours;
  const today = localDate(timeZone, now);
  if (temporarilyClosed) {
    const { until } = temporarilyClosed;
    if (until === undefined) return () => ({ state: 'temporarilyClosed' });
    if (today <= until) {
      const opensAt = openingAfter(hours, until)?.start;
      return () => ({
        state: 'temporarilyClosed',
        until,
        ...(opensAt !== undefined && { opensAt: new Date(opensAt) }),
      });
    }
  }

  const time = now.getTime();
  const lastDay = addDays(today, DAYS_AHEAD);
  let previous: OpenSpan | undefined;
  let current: OpenSpan | undefined;
  let next: OpenSpan | undefined;
  // Starts yesterday, whose hours can go past midnight.
  for (const span of openSpans(hours, addDays(today, -1), lastDay)) {
    if (span.end <= time) {
      previous = span;
    } else if (span.start <= time) {
      current = span;
    } else {
      next = span;
      break;
    }
  }
  if (current) {
    const span = current;
    const horizon = instantAt(timeZone, addDays(lastDay, 1), 0).getTime();
    return () => openState(span, next, time, horizon);
  }
  const day = businessDate(hours, now);
  const { source, intervals } = hoursOn(hours, day);
  if (source === 'unknown') return () => ({ state: 'unknown' });
  const start = next
    ? isKnownUntil(hours, next.date, day)
      ? next.start
      : undefined
    : openingAfter(hours, lastDay, day)?.start;
  if (start !== undefined && next && next.date === previous?.date)
    return () => ({ state: 'break', opensAt: new Date(start) });
  return () => ({
    state: 'closed',
    opensAt: start === undefined ? undefined : new Date(start),
    ...(intervals.length === 0 && { allDay: true }),
  });
}

/**
 * The first opening on a later date than `date`, if the hours of all days before it are known.
 *
 * @param from the last date that is known to be known. @default `date`
 */
function openingAfter(hours: BusinessHours, date: string, from = date): OpenSpan | undefined {
  const last = addDays(date, OPENING_DAYS_AHEAD);
  for (let next = addDays(date, 1); next <= last; next = addDays(next, 1)) {
    const [opening] = spansOn(hours, next);
    if (opening) return isKnownUntil(hours, next, from) ? opening : undefined;
  }
  return undefined;
}

/** Whether the hours of all days between two are known. */
function isKnownUntil(hours: BusinessHours, until: string, from: string): boolean {
  const next = addDays(from, 1);
  return next >= until || (hoursOn(hours, next).source !== 'unknown' && isKnownUntil(hours, until, next));
}

import type { BusinessHours } from './business-hours.js';
import { addDays } from './calendar.js';
import { hoursOn } from './day-hours.js';
import { intervalMinutes } from './wall-time.js';
import { instantAt } from './zone-clock.js';

/** An uninterrupted time of being open, in milliseconds since the epoch. */
export interface OpenSpan {
  /** The business day it began on. */
  date: string;
  start: number;
  /** Exclusive. */
  end: number;
  /** The last order before `end`; undefined when orders are taken until then. */
  lastOrder: number | undefined;
}

/** The spans that begin on `date`, in order, as its hours give them. */
export function spansOn(hours: BusinessHours, date: string): OpenSpan[] {
  const until = hours.temporarilyClosed?.until;
  if (until !== undefined && date <= until) return [];
  const at = (minutes: number): number => instantAt(hours.timeZone, date, minutes).getTime();
  return hoursOn(hours, date)
    .intervals.map(intervalMinutes)
    .map(({ opens, closes, lastOrder }) => ({
      date,
      start: at(opens),
      end: at(closes),
      lastOrder: lastOrder === undefined ? undefined : at(lastOrder),
    }))
    .filter(({ start, end }) => start < end); // The clock can skip a whole interval.
}

/** Merges two spans that touch. The later end applies with its last order; for equal ends, the later last order. */
function join(a: OpenSpan, b: OpenSpan): OpenSpan {
  const isLater = b.end === a.end ? (b.lastOrder ?? b.end) > (a.lastOrder ?? a.end) : b.end > a.end;
  const { end, lastOrder } = isLater ? b : a;
  return { date: a.date, start: a.start, end, lastOrder };
}

/**
 * The spans that begin on the dates `from` to `to`, in order. Those that touch or overlap are merged, also across
 * midnight: `10:00`–`24:00` and the next day's `00:00`–`02:00` close at two. Lazy, since the first two or three days
 * are usually enough.
 */
export function* openSpans(hours: BusinessHours, from: string, to: string): Generator<OpenSpan, void> {
  let joined: OpenSpan | undefined;
  // A night that is counted on can begin after the next day's first hours: '25:00' after its '00:00'.
  let late: OpenSpan[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const midnight = instantAt(hours.timeZone, addDays(date, 1), 0).getTime();
    const spans = [...late, ...spansOn(hours, date)].sort((a, b) => a.start - b.start);
    late = spans.filter(({ start }) => start >= midnight);
    for (const span of spans) {
      if (span.start >= midnight) break;
      if (joined && span.start <= joined.end) {
        joined = join(joined, span);
      } else {
        if (joined) yield joined;
        joined = span;
      }
    }
  }
  if (joined) yield joined;
}

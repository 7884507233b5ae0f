import type { BusinessHours } from './business-hours.js';
import { addDays } from './calendar.js';
import { hoursOn } from './day-hours.js';
import { intervalMinutes } from './wall-time.js';
import { instantAt } from './zone-clock.js';

/** A time of being open without interruption, in milliseconds since the epoch. */
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
function spansOn(hours: BusinessHours, date: string): OpenSpan[] {
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

/** One span of two that touch. The later end decides, and of two last orders before the same end the later. */
function join(a: OpenSpan, b: OpenSpan): OpenSpan {
  const isLater = b.end === a.end ? (b.lastOrder ?? b.end) > (a.lastOrder ?? a.end) : b.end > a.end;
  const { end, lastOrder } = isLater ? b : a;
  return { date: a.date, start: a.start, end, lastOrder };
}

/**
 * The spans that begin from the date `from` to the date `to`, in order. Those that touch or overlap are one, across
 * midnight too: `10:00`–`24:00` and the next day's `00:00`–`02:00` close at two. Days are looked at as they are asked
 * for, since most questions are answered by the first two or three.
 */
export function* openSpans(hours: BusinessHours, from: string, to: string): Generator<OpenSpan, void> {
  let joined: OpenSpan | undefined;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    for (const span of spansOn(hours, date)) {
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

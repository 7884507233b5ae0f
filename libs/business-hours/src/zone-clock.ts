import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY, MINUTE } from './calendar.js';

/** Instants whose offsets are remembered; a page asks for those of the hours of two weeks, again and again. */
const MOST_KEPT = 2000;
let kept = 0;
const offsets = new Map<string, Map<number, number>>();

/** How many minutes the zone's clock is ahead of UTC at `instant`. Asking Intl takes longer than all else here. */
function offsetAt(timeZone: string, instant: number): number {
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>();
  const known = ofZone.get(instant);
  if (known !== undefined) return known;
  const offset = tzOffset(timeZone, new Date(instant));
  if (kept >= MOST_KEPT) {
    offsets.clear();
    ofZone.clear();
    kept = 0;
  }
  kept += 1;
  ofZone.set(instant, offset);
  offsets.set(timeZone, ofZone);
  return offset;
}

/** What the zone's clock shows at `instant`, as the milliseconds at which a clock in UTC shows the same. */
const clockAt = (timeZone: string, instant: number): number => instant + offsetAt(timeZone, instant) * MINUTE;

/** The zone's calendar date at `instant`, as `'YYYY-MM-DD'`. */
export function localDate(timeZone: string, instant: Date): string {
  return new Date(clockAt(timeZone, instant.getTime())).toISOString().slice(0, 10);
}

/** What the zone's clock shows at `instant`, in whole minutes since it showed midnight. */
export function minutesOfDay(timeZone: string, instant: Date): number {
  const clock = new Date(clockAt(timeZone, instant.getTime()));
  return clock.getUTCHours() * 60 + clock.getUTCMinutes();
}

/**
 * The first instant at which the zone's clock has reached `minutes` on `date`; more than 1440 is on the next day.
 *
 * A time that the clock shows twice, when summer ends, is thus the first of the two, and a time that the clock
 * skips, when summer begins, is the moment it skips it: who goes by the clock on the wall opens and closes then.
 */
export function instantAt(timeZone: string, date: string, minutes: number): Date {
  const wall = Date.parse(date) + minutes * MINUTE;
  const offset = (instant: number): number => clockAt(timeZone, instant) - instant;
  // No zone is a day away from UTC, so these offsets are those before and after whatever change is near.
  const byOldOffset = wall - offset(wall - DAY);
  if (clockAt(timeZone, byOldOffset) === wall) return new Date(byOldOffset);
  const byNewOffset = wall - offset(wall + DAY);
  if (clockAt(timeZone, byNewOffset) === wall) return new Date(byNewOffset);
  let instant = byNewOffset;
  while (clockAt(timeZone, instant) < wall) instant += MINUTE;
  return new Date(instant);
}

const NOON = 12 * 60;

/** An instant in the middle of a date, for formatters: no change of the clock moves it to another date. */
export function dayAt(timeZone: string, date: string): Date {
  return instantAt(timeZone, date, NOON);
}

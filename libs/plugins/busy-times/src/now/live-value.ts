import type { BusyTimes } from '../data.js';
import { busyLevel } from '../week/busy-level.js';
import type { BusyHour } from '../week/busy-week.js';
import { isUncountedLevel } from '../week/uncounted.js';

/** Milliseconds for which a count is live. */
export const LIVE_MS = 60 * 60_000;

/** What the account's own hours say of now: whether anybody is let in. */
export type Doors = 'open' | 'shut' | 'unknown';

interface Present {
  now: Date;
  doors: Doors;
  /** What is usual now; absent if that is not known of any day. */
  usual: BusyHour | undefined;
}

/**
 * How busy it is now, from 0 to 100, if counted within the last hour. Up to an hour in the future also counts: `now`
 * can be older than the data. Who was counted before the doors were shut is no news, nor is an empty place at an hour at
 * which nobody may be let in.
 */
export function liveValue({ live }: BusyTimes, { now, doors, usual }: Present): number | undefined {
  if (!live || doors === 'shut') return undefined;
  const age = now.getTime() - Date.parse(live.measuredAt);
  if (Math.abs(age) > LIVE_MS) return undefined;
  const mayBeShut = doors === 'unknown' && (!usual || isUncountedLevel(usual.level));
  return mayBeShut && busyLevel(live.value) === 'notBusy' ? undefined : live.value;
}

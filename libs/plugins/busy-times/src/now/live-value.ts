import type { BusyTimes } from '../data.js';
import { busyLevel } from '../week/busy-level.js';
import type { BusyHour } from '../week/busy-week.js';

/** Milliseconds for which a count is live. */
export const LIVE_MS = 60 * 60_000;

/**
 * How busy it is now, from 0 to 100, if counted within the last hour. Up to an hour in the future also counts: `now`
 * can be older than the data. An empty place while it is usually closed is no news.
 *
 * @param usual what is usual now; absent if the place is closed then on all days
 */
export function liveValue({ live }: BusyTimes, usual: BusyHour | undefined, now: Date): number | undefined {
  if (!live) return undefined;
  const age = now.getTime() - Date.parse(live.measuredAt);
  if (Math.abs(age) > LIVE_MS) return undefined;
  const isClosed = !usual || usual.level === 'closed';
  return isClosed && busyLevel(live.value) === 'notBusy' ? undefined : live.value;
}

import type { BusyTimes } from '../data.js';

/** How long what somebody has counted says something about now, in milliseconds. */
const LIVE = 60 * 60_000;

/**
 * How busy it is now, from 0 to 100, if that was counted within the last hour. A little later than now is as good:
 * the page can be older than what it asked for.
 */
export function liveValue({ live }: BusyTimes, now: Date): number | undefined {
  if (!live) return undefined;
  const age = now.getTime() - Date.parse(live.measuredAt);
  return Math.abs(age) <= LIVE ? live.value : undefined;
}

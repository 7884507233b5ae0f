import type { BusyTimes } from '../data.js';

/** Milliseconds for which a count is live. */
export const LIVE_MS = 60 * 60_000;

/**
 * How busy it is now, from 0 to 100, if counted within the last hour. Up to an hour in the future also counts: `now`
 * can be older than the data.
 */
export function liveValue({ live }: BusyTimes, now: Date): number | undefined {
  if (!live) return undefined;
  const age = now.getTime() - Date.parse(live.measuredAt);
  return Math.abs(age) <= LIVE_MS ? live.value : undefined;
}

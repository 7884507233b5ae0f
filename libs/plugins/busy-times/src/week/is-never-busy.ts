import type { BusyTimes } from '../data.js';

/** Whether all values of the week are 0 or none: then there are no counts, and nothing to show. */
export function isNeverBusy({ weekdays }: BusyTimes): boolean {
  return Object.values(weekdays).every((day) => day.every((value) => value <= 0));
}

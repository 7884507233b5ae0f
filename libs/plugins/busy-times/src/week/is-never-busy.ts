import type { BusyTimes } from '../data.js';

/** Whether nobody comes at any hour of the week: then nobody has counted, and there is nothing to show. */
export function isNeverBusy({ weekdays }: BusyTimes): boolean {
  return Object.values(weekdays).every((day) => day.every((value) => value === 0));
}

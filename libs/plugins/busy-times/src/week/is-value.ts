import type { BusyTimes } from '../data.js';

/** Tells values from none. An API that writes -1 for none means 0 as a number; others write 0 for both. */
export function isValueIn({ weekdays }: BusyTimes): (value: BusyTimes['weekdays']['sun'][number]) => boolean {
  const none = Object.values(weekdays).some((day) => day.includes(-1)) ? -1 : 0;
  return (value) => value !== 'unknown' && value > none;
}

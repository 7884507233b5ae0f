import type { BusyDay, BusyHour } from './busy-week.js';
import { isUncountedLevel } from './uncounted.js';

/** The busiest hour of a day, the first of several; undefined on a day that is never even a bit busy. */
export function busiestHour({ hours }: BusyDay): BusyHour | undefined {
  const [busiest] = [...hours].sort((a, b) => b.value - a.value);
  return !busiest || busiest.level === 'notBusy' || isUncountedLevel(busiest.level) ? undefined : busiest;
}

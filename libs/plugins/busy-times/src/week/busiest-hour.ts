import type { BusyDay, BusyHour } from './busy-week.js';

/** The busiest hour of a day, the first of several; undefined on a day that is never even a bit busy. */
export function busiestHour({ hours }: BusyDay): BusyHour | undefined {
  const [busiest] = [...hours].sort((a, b) => b.value - a.value);
  return busiest?.level === 'notBusy' || busiest?.level === 'closed' ? undefined : busiest;
}

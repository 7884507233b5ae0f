import { weekdays, type BusinessHours, type OpenInterval, type Weekday } from './business-hours.js';
import { inOrder, intervalMinutes } from './wall-time.js';

/** Consecutive days of the week with the same hours. */
export interface WeekdayGroup {
  /** At least one, in the order of the week. */
  days: [Weekday, ...Weekday[]];
  /** Whether the hours of these days are known. */
  source: 'weekly' | 'unknown';
  /** In the order of the day. Empty means closed, or unknown when that is the source. */
  intervals: OpenInterval[];
}

/**
 * The regular week with consecutive equal days together, such as Monday to Friday. `'24:00'` and `'00:00'` are the
 * same closing time. The week is not a ring: Saturday and Sunday are two groups when it starts on Sunday.
 */
export function groupedWeek(hours: BusinessHours, firstWeekday: Weekday = 'mon'): WeekdayGroup[] {
  const first = weekdays.indexOf(firstWeekday);
  const groups: WeekdayGroup[] = [];
  let previousKey: string | undefined;
  for (const day of [...weekdays.slice(first), ...weekdays.slice(0, first)]) {
    const weekly = hours.weekly[day];
    const intervals = inOrder(weekly ?? []);
    const key = weekly ? JSON.stringify(intervals.map(intervalMinutes)) : 'unknown';
    const group = groups.at(-1);
    if (group && key === previousKey) group.days.push(day);
    else groups.push({ days: [day], source: weekly ? 'weekly' : 'unknown', intervals });
    previousKey = key;
  }
  return groups;
}

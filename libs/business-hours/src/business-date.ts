import type { BusinessHours } from './business-hours.js';
import { addDays } from './calendar.js';
import { hoursOn, type DayHours } from './day-hours.js';
import { spansOn } from './open-spans.js';
import { localDate } from './zone-clock.js';

/** The date whose hours apply at `now`: until a night is over, that of its evening, though the next day has begun. */
export function businessDate(hours: BusinessHours, now: Date): string {
  const time = now.getTime();
  const today = localDate(hours.timeZone, now);
  const yesterday = addDays(today, -1);
  const isLastNight =
    spansOn(hours, yesterday).some(({ end }) => time < end) &&
    !spansOn(hours, today).some(({ start }) => start <= time);
  return isLastNight ? yesterday : today;
}

/** The hours of seven dates, from the business day of `now`. */
export function weekOf(hours: BusinessHours, now: Date): DayHours[] {
  const today = businessDate(hours, now);
  return Array.from({ length: 7 }, (_, days) => hoursOn(hours, addDays(today, days)));
}

import { instantAt } from '@oa-profile/business-hours';

const NOON = 12 * 60;
const DAY = 24 * 60 * 60 * 1000;

/** An instant in the middle of a date, for formatters: no change of the clock moves it to another date. */
export function dayAt(timeZone: string, date: string): Date {
  return instantAt(timeZone, date, NOON);
}

/** The date `days` after `date`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** How many days `date` is after `today`. */
export function daysBetween(today: string, date: string): number {
  return (Date.parse(date) - Date.parse(today)) / DAY;
}

import { weekdays, type Weekday } from './business-hours.js';

export const MINUTE = 60_000;
export const DAY: number = 24 * 60 * MINUTE;

/** The date `days` after `date`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** How many days `until` is after `from`; negative if before. */
export const daysBetween = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / DAY;

export const weekdayOf = (date: string): Weekday => weekdays[new Date(date).getUTCDay()] as Weekday;

import { addDays, instantAt, localDate, minutesOfDay } from '@oa-profile/business-hours';

const MINUTE = 60_000;
const SOON = 30 * MINUTE;
const EVENING = 19 * 60;
const NOON = 12 * 60;

/** Minutes from one time of day that can be chosen to the next. */
export const STEP = 15;

/** The last time of a day that can be chosen, in minutes. */
export const LAST = 24 * 60 - STEP;

/** How many days can be chosen, today among them. */
const DAYS = 7;

/** When a visitor means to arrive: at once, in half an hour, or on a day of the account's at a time of its clock. */
export type ArrivalChoice = 'now' | 'soon' | DayChoice;

/** A day, `'YYYY-MM-DD'`, and minutes of it. */
export interface DayChoice {
  date: string;
  minutes: number;
}

/** The instant that a choice means at `now`. */
export function arrivalTime(choice: ArrivalChoice, timeZone: string, now: Date): Date {
  if (choice === 'now') return now;
  if (choice === 'soon') return new Date(now.getTime() + SOON);
  return instantAt(timeZone, choice.date, choice.minutes);
}

/** The first time of a day that can still be chosen, in minutes. */
export function firstMinutes(date: string, timeZone: string, now: Date): number {
  if (date !== localDate(timeZone, now)) return 0;
  return Math.ceil(minutesOfDay(timeZone, now) / STEP) * STEP;
}

/** A day as it is proposed: today in the evening while that is to come, another day at noon. */
export function proposedTime(date: string, timeZone: string, now: Date): DayChoice {
  const usual = date === localDate(timeZone, now) ? EVENING : NOON;
  return { date, minutes: Math.max(usual, firstMinutes(date, timeZone, now)) };
}

/** An instant as a choice: that time, or the next that can be chosen. */
export function choiceOf(instant: Date, timeZone: string): DayChoice {
  const later = new Date(Math.ceil(instant.getTime() / (STEP * MINUTE)) * STEP * MINUTE);
  return { date: localDate(timeZone, later), minutes: minutesOfDay(timeZone, later) };
}

/** The days that can be chosen: the account's own today, while something is left of it, and the six after it. */
export function choosableDays(timeZone: string, now: Date): string[] {
  const today = localDate(timeZone, now);
  const first = minutesOfDay(timeZone, now) > LAST ? 1 : 0;
  return Array.from({ length: DAYS - first }, (_, days) => addDays(today, first + days));
}

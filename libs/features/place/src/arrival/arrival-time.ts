import { addDays, instantAt, localDate, minutesOfDay } from '@oa-profile/business-hours';

const MINUTE_MS = 60_000;
const SOON_MS = 30 * MINUTE_MS;
const EVENING_MINUTES = 19 * 60;
const NOON_MINUTES = 12 * 60;

/** Minutes between two times of day that can be chosen. */
export const STEP_MINUTES = 15;

/** The last time of a day that can be chosen, in minutes since midnight. */
export const LAST_MINUTES = 24 * 60 - STEP_MINUTES;

/** How many days can be chosen, including today. */
const DAYS = 7;

/** When a visitor means to arrive: now, in half an hour, or on a given day and time by the account's clock. */
export type ArrivalChoice = 'now' | 'soon' | DayChoice;

/** A day, `'YYYY-MM-DD'`, and minutes since its midnight. */
export interface DayChoice {
  date: string;
  minutes: number;
}

/** The instant that a choice means at `now`. */
export function arrivalTime(choice: ArrivalChoice, timeZone: string, now: Date): Date {
  if (choice === 'now') return now;
  if (choice === 'soon') return new Date(now.getTime() + SOON_MS);
  return instantAt(timeZone, choice.date, choice.minutes);
}

/** The first time of a day that can still be chosen, in minutes since midnight. */
export function firstMinutes(date: string, timeZone: string, now: Date): number {
  if (date !== localDate(timeZone, now)) return 0;
  return Math.ceil(minutesOfDay(timeZone, now) / STEP_MINUTES) * STEP_MINUTES;
}

/** A day's default time: this evening for today, if that is still to come; noon for another day. */
export function proposedTime(date: string, timeZone: string, now: Date): DayChoice {
  const usual = date === localDate(timeZone, now) ? EVENING_MINUTES : NOON_MINUTES;
  return { date, minutes: Math.max(usual, firstMinutes(date, timeZone, now)) };
}

/** An instant as a choice: that time, or the next one that can be chosen. */
export function choiceOf(instant: Date, timeZone: string): DayChoice {
  const later = new Date(
    Math.ceil(instant.getTime() / (STEP_MINUTES * MINUTE_MS)) * STEP_MINUTES * MINUTE_MS,
  );
  return { date: localDate(timeZone, later), minutes: minutesOfDay(timeZone, later) };
}

/** The days that can be chosen: today by the account's clock, unless it is over, and the six after it. */
export function choosableDays(timeZone: string, now: Date): string[] {
  const today = localDate(timeZone, now);
  const first = minutesOfDay(timeZone, now) > LAST_MINUTES ? 1 : 0;
  return Array.from({ length: DAYS - first }, (_, days) => addDays(today, first + days));
}

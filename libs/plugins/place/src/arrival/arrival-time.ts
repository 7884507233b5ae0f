import {
  addDays,
  businessDate,
  hoursOn,
  instantAt,
  localDate,
  minutesOfDay,
  openStateAt,
  type BusinessHours,
} from '@oa-profile/business-hours';

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

/**
 * A day's default time: this evening for today, noon for another day, or the time nearest to that at which a visitor is
 * let in and has some time left. On a day off it is the usual time, at which it is told when to come instead.
 */
export function proposedTime(date: string, hours: BusinessHours, now: Date): DayChoice {
  const { timeZone } = hours;
  const usual = date === localDate(timeZone, now) ? EVENING_MINUTES : NOON_MINUTES;
  const first = firstMinutes(date, timeZone, now);
  const times = Array.from(
    { length: Math.max(0, Math.floor((LAST_MINUTES - first) / STEP_MINUTES) + 1) },
    (_, step) => first + step * STEP_MINUTES,
  ).sort((a, b) => Math.abs(a - usual) - Math.abs(b - usual));
  const worth = times.map((minutes) => worthOf(hours, date, minutes));
  const best = Math.max(...worth);
  const minutes = best > 0 ? times[worth.indexOf(best)] : undefined;
  return { date, minutes: minutes ?? Math.max(usual, first) };
}

/** What a time is worth to who comes: nothing if it is closed, most if they can stay, on the day that they mean. */
function worthOf(hours: BusinessHours, date: string, minutes: number): number {
  const at = instantAt(hours.timeZone, date, minutes);
  const state = openStateAt(hours, at);
  if (state.state !== 'open') return 0;
  const isLetIn = !state.lastOrderAt || state.lastOrderAt > at;
  const canStay = isLetIn && !state.closingSoon;
  // At one in the morning, Friday's evening goes on: nobody means that who chooses a Saturday, least of all a day off.
  const isOfDay = businessDate(hours, at) === date;
  if (!isOfDay && hoursOn(hours, date).intervals.length === 0) return 0;
  return 1 + Number(isLetIn) + Number(canStay) + (isLetIn && isOfDay ? 2 : 0);
}

/**
 * What is left of a choice: a time of a day that has passed while the page was open becomes the next one, and once the
 * day is over, now.
 */
export function stillToCome(choice: ArrivalChoice, timeZone: string, now: Date): ArrivalChoice {
  if (typeof choice !== 'object' || arrivalTime(choice, timeZone, now) >= now) return choice;
  const { date } = choice;
  const minutes = firstMinutes(date, timeZone, now);
  return date < localDate(timeZone, now) || minutes > LAST_MINUTES ? 'now' : { date, minutes };
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

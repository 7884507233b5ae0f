const DAY = 24 * 60 * 60 * 1000;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** 'YYYY-MM-DD' some days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** The weekday of 'YYYY-MM-DD'. */
export const weekdayOf = (date: string): (typeof weekdays)[number] =>
  weekdays[new Date(date).getUTCDay()] ?? 'sun';

/** The date that a calendar in the zone shows. */
export const localDate = (timeZone: string, instant: Date): string =>
  new Date(clockAt(timeZone, instant.getTime())).toISOString().slice(0, 10);

/** The hour, 0 to 23, that a clock in the zone shows. */
export const localHour = (timeZone: string, instant: Date): number =>
  new Date(clockAt(timeZone, instant.getTime())).getUTCHours();

/** When a clock in the zone shows a date and time. Good enough for slots: none falls into a change of the clocks. */
export function instantAt(timeZone: string, date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const guess = wall - (clockAt(timeZone, wall) - wall);
  return new Date(wall - (clockAt(timeZone, guess) - guess));
}

/** What the zone's clock shows, as the milliseconds at which a clock in UTC shows the same. */
function clockAt(timeZone: string, instant: number): number {
  // Swedish writes dates as ISO 8601 does.
  const shown = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}

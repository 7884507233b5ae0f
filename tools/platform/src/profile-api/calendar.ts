const DAY = 24 * 60 * 60 * 1000;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** 'YYYY-MM-DD' some days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** The weekday of 'YYYY-MM-DD'. */
export const weekdayOf = (date: string): (typeof weekdays)[number] =>
  weekdays[new Date(date).getUTCDay()] ?? 'sun';

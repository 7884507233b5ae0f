import { dateFormat } from './intl/date-format.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time between two instants, in the most suitable unit. */
export interface Elapsed {
  /** Whole units, rounded towards zero; negative in the past. */
  count: number;
  unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  /**
   * 'auto' lets Intl say 'yesterday'. Weeks, months and years are counted by length, not by the calendar, so they are
   * 'always': seen from January, fourteen months ago was not 'last year'.
   */
  numeric: 'auto' | 'always';
}

/** The calendar of a time zone: maps an instant to midnight UTC of its date there. */
export type Calendar = (date: Date) => Date;

export function createCalendar(timeZone: string): Calendar {
  const format = dateFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  return (date) => {
    const parts = format.formatToParts(date);
    const part = (wanted: Intl.DateTimeFormatPartTypes): number =>
      Number(parts.find(({ type }) => type === wanted)?.value);
    return new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
  };
}

/** Days of a calendar from one instant to another: negative into the past. */
export const daysBetween = (from: Date, to: Date, calendar: Calendar): number =>
  Math.round((calendar(to).getTime() - calendar(from).getTime()) / DAY);

/** Measures from `now` to `date`. Days count from midnight to midnight, but less than 24 hours is given in hours. */
export function elapsed(date: Date, now: Date, calendar: Calendar): Elapsed {
  const milliseconds = date.getTime() - now.getTime();
  const from = calendar(now);
  const to = calendar(date);
  const days = daysBetween(now, date, calendar);
  const months = wholeMonths(from, to);

  const longUnits = [
    ['year', whole(months / 12)],
    ['month', months],
    ['week', whole(days / 7)],
  ] as const;
  for (const [unit, count] of longUnits) if (count !== 0) return { count, unit, numeric: 'always' };

  if (days !== 0 && Math.abs(milliseconds) >= DAY) return { count: days, unit: 'day', numeric: 'auto' };
  const shortUnits = [
    ['hour', whole(milliseconds / HOUR)],
    ['minute', whole(milliseconds / MINUTE)],
  ] as const;
  for (const [unit, count] of shortUnits) if (count !== 0) return { count, unit, numeric: 'auto' };
  return { count: whole(milliseconds / SECOND), unit: 'second', numeric: 'auto' };
}

/** Rounds towards zero; avoids negative zero, which Intl formats as '0 seconds ago'. */
function whole(value: number): number {
  return Math.trunc(value) || 0;
}

function wholeMonths(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const beyond = to.getUTCDate() - from.getUTCDate();
  if (months > 0 && beyond < 0) return months - 1;
  if (months < 0 && beyond > 0) return months + 1;
  return months;
}

import type { OpenInterval } from './business-hours.js';

export const MINUTES_OF_A_DAY = 1440;

/** `'30:00'`. */
const LATEST = 1800;

/** The minutes of each time that has been read: there are 1,801, and a page compares the same ones again and again. */
const known = new Map<string, number>();

/**
 * The minutes from midnight to a wall time, from 0 for `'00:00'` to 1800 for `'30:00'`. Those from `'24:00'` on are on
 * the next day, as Japanese shops count the hours of a night.
 *
 * @throws RangeError for any other text.
 */
export function parseWallTime(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (!/^(?:[0-2]\d:[0-5]\d|30:00)$/.test(text))
    throw new RangeError(`'${text}' is not a wall time from '00:00' to '30:00'`);
  const [hours, minutes] = text.split(':').map(Number) as [number, number];
  known.set(text, hours * 60 + minutes);
  return hours * 60 + minutes;
}

/** '9:00', '09:00:00', '9.00', and full-width '９：００'. */
const spelling = /^(\d{1,2})[:.]([0-5]\d)(?::[0-5]\d)?$/;

/** '09:00', as {@link parseWallTime} takes it, for an owner's '9:00' and '09:00:00'. What is no time stays as it is. */
export function readWallTime(text: string): string {
  const [, hours = '', minutes = ''] = spelling.exec(text.slice(0, 20).normalize('NFKC').trim()) ?? [];
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : text;
}

/** The wall time of minutes since a midnight, `'00:00'` to `'23:59'`, on the day on which they end. */
export const wallTimeOf = (minutes: number): string => clock(minutes % MINUTES_OF_A_DAY);

/** A time that {@link parseWallTime} takes: as late as it counts, `'25:00'`, else that of the day on which the minutes end. */
export const lateWallTimeOf = (minutes: number): string =>
  minutes > LATEST ? wallTimeOf(minutes) : clock(minutes);

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** An interval in minutes since the midnight at which its date begins; the next day continues after 1440. */
export interface IntervalMinutes {
  opens: number;
  closes: number;
  lastOrder: number | undefined;
}

/**
 * Converts an interval, and resolves which of its times are on the next day. `'00:00'`–`'23:59'` is the whole day: who
 * writes it has a form that knows no `'24:00'`.
 */
export function intervalMinutes(interval: OpenInterval): IntervalMinutes {
  const opens = parseWallTime(interval.opens);
  const written = parseWallTime(interval.closes);
  const closes = opens === 0 && written === MINUTES_OF_A_DAY - 1 ? MINUTES_OF_A_DAY : written;
  const lastOrder = interval.lastOrder === undefined ? undefined : parseWallTime(interval.lastOrder);
  return {
    opens,
    closes: closes > opens ? closes : closes + MINUTES_OF_A_DAY,
    lastOrder: lastOrder === undefined || lastOrder >= opens ? lastOrder : lastOrder + MINUTES_OF_A_DAY,
  };
}

/** The intervals in order of time. */
export const inOrder = (intervals: readonly OpenInterval[]): OpenInterval[] =>
  [...intervals].sort((a, b) => parseWallTime(a.opens) - parseWallTime(b.opens));

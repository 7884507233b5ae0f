import type { OpenInterval } from './business-hours.js';

const MINUTES_OF_A_DAY = 1440;

/**
 * The minutes from midnight to a wall time, from 0 for `'00:00'` to 1440 for `'24:00'`.
 *
 * @throws RangeError for any other text.
 */
export function parseWallTime(text: string): number {
  if (!/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text))
    throw new RangeError(`'${text}' is not a wall time from '00:00' to '24:00'`);
  const [hours, minutes] = text.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** An interval in minutes since the midnight at which its date begins; the next day continues after 1440. */
export interface IntervalMinutes {
  opens: number;
  closes: number;
  lastOrder: number | undefined;
}

/** Converts an interval, and resolves which of its times are on the next day. */
export function intervalMinutes(interval: OpenInterval): IntervalMinutes {
  const opens = parseWallTime(interval.opens);
  const closes = parseWallTime(interval.closes);
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

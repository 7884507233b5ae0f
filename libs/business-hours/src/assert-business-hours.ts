import { weekdays, type BusinessHours, type OpenInterval, type Weekday } from './business-hours.js';
import { readZone } from './zone-clock.js';
import { intervalMinutes, MINUTES_OF_A_DAY, parseWallTime, type IntervalMinutes } from './wall-time.js';

function assertTimeZone(timeZone: string): void {
  if (readZone(timeZone) !== timeZone)
    throw new RangeError(
      `timeZone: '${timeZone}' is neither a known IANA time zone nor an offset such as '+09:00'`,
    );
}

function assertDate(path: string, date: string): void {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : NaN;
  // A day that a month does not have is NaN in some engines and a day of the next month in others.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date))
    throw new RangeError(`${path}: '${date}' is not a calendar date such as '2025-12-31'`);
}

function assertInterval(path: string, interval: OpenInterval): void {
  for (const name of ['opens', 'closes', 'lastOrder'] as const) {
    const text = interval[name];
    if (text === undefined) continue;
    try {
      parseWallTime(text);
    } catch (cause) {
      throw new RangeError(`${path}.${name}: ${(cause as RangeError).message}`, { cause });
    }
  }
  const minutes = intervalMinutes(interval);
  if (!isWithinADay(minutes))
    throw new RangeError(`${path}: '${interval.opens}' to '${interval.closes}' is not within a day`);
  if (!isOrderedWithin(minutes))
    throw new RangeError(
      `${path}.lastOrder: '${interval.lastOrder}' is not between '${interval.opens}' and '${interval.closes}'`,
    );
}

/** Whether an interval can be read: its times are wall times, it lasts a day at most, and its last order lies within. */
export function isOpenInterval(interval: OpenInterval): boolean {
  try {
    const minutes = intervalMinutes(interval);
    return isWithinADay(minutes) && isOrderedWithin(minutes);
  } catch {
    return false;
  }
}

const isWithinADay = ({ opens, closes }: IntervalMinutes): boolean =>
  closes > opens && closes <= Math.min(opens, MINUTES_OF_A_DAY) + MINUTES_OF_A_DAY;

const isOrderedWithin = ({ closes, lastOrder }: IntervalMinutes): boolean =>
  lastOrder === undefined || lastOrder <= closes;

function assertIntervals(path: string, intervals: readonly OpenInterval[]): void {
  intervals.forEach((interval, index) => assertInterval(`${path}[${index}]`, interval));
}

/**
 * Checks that hours are valid. Call it once where hours enter the program: every other function trusts them.
 *
 * @throws RangeError that names the first invalid place, such as `weekly.mon[0].opens`.
 */
export function assertBusinessHours(hours: BusinessHours): void {
  assertTimeZone(hours.timeZone);
  for (const [weekday, intervals] of Object.entries(hours.weekly)) {
    if (!weekdays.includes(weekday as Weekday))
      throw new RangeError(`weekly: '${weekday}' is not one of ${weekdays.join(', ')}`);
    // An undefined day is the same as a missing one.
    if (intervals) assertIntervals(`weekly.${weekday}`, intervals);
  }
  if (hours.holiday && hours.holiday !== 'unknown') assertIntervals('holiday', hours.holiday);
  hours.publicHolidays?.forEach((date, index) => assertDate(`publicHolidays[${index}]`, date));
  hours.special?.forEach(({ from, to, intervals }, index) => {
    const path = `special[${index}]`;
    if (from !== undefined) assertDate(`${path}.from`, from);
    if (to !== undefined) assertDate(`${path}.to`, to);
    if (from !== undefined && to !== undefined && to < from)
      throw new RangeError(`${path}: '${to}' is before '${from}'`);
    if (intervals) assertIntervals(`${path}.intervals`, intervals);
  });
  const until = hours.temporarilyClosed?.until;
  if (until !== undefined) assertDate('temporarilyClosed.until', until);
}

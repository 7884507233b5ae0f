import type { BusinessHours, OpenInterval, SpecialHours, Weekday } from './business-hours.js';
import { weekdayOf } from './calendar.js';
import { inOrder } from './wall-time.js';

/** The hours of one date. */
export interface DayHours {
  /** `'YYYY-MM-DD'` in the account's time zone. */
  date: string;
  weekday: Weekday;
  /** Which part of the hours applies on this date. */
  source: 'special' | 'holiday' | 'weekly' | 'unknown';
  /** In order of time. Empty means closed, or unknown if that is the source. */
  intervals: OpenInterval[];
  /** The special day's note. */
  note?: string;
}

/** Of unknown dates it is the longest, so that whatever is known of a date holds. */
const lengthOf = ({ from, to }: SpecialHours): number =>
  from === undefined || to === undefined ? Infinity : Date.parse(to) - Date.parse(from);

/** Whether it applies on a date, or may. */
const covers = ({ from, to }: SpecialHours, date: string): boolean =>
  (from ?? date) <= date && date <= (to ?? date);

/** The special hours that apply on a date: the shortest, as the most specific; among equally short ones the last. */
function specialOn({ special = [] }: BusinessHours, date: string): SpecialHours | undefined {
  let found: SpecialHours | undefined;
  for (const each of special)
    if (covers(each, date) && !(found && lengthOf(found) < lengthOf(each))) found = each;
  return found;
}

/**
 * The hours of a date: a special day's, else a public holiday's, else the week's. `temporarilyClosed` is ignored: the
 * table of hours stays readable while the account is closed.
 */
export function hoursOn(hours: BusinessHours, date: string): DayHours {
  const weekday = weekdayOf(date);
  const special = specialOn(hours, date);
  if (special) {
    const { note, intervals, from: first, to: last } = special;
    if (first === undefined || last === undefined) return { date, weekday, ...from('special', undefined) };
    return { date, weekday, ...from('special', intervals), ...(note && { note }) };
  }
  const { holiday } = hours;
  if (holiday && hours.publicHolidays?.includes(date))
    return { date, weekday, ...from('holiday', holiday === 'unknown' ? undefined : holiday) };
  return { date, weekday, ...from('weekly', hours.weekly[weekday]) };
}

/** The intervals of a part of the hours; unknown if that does not have them. */
const from = (
  source: DayHours['source'],
  intervals: readonly OpenInterval[] | undefined,
): Pick<DayHours, 'source' | 'intervals'> =>
  intervals ? { source, intervals: inOrder(intervals) } : { source: 'unknown', intervals: [] };

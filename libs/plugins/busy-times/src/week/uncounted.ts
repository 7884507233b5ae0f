import {
  intervalMinutes,
  weekdays,
  type BusinessHours,
  type OpenInterval,
  type Weekday,
} from '@oa-profile/business-hours';
import type { BusyTimes } from '../data.js';
import { isOpenHour } from './is-open-hour.js';

/** Why an hour has no count: nobody is let in then, or nobody says. */
export type Uncounted = 'closed' | 'unknown';

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
/** Until this hour the evening before may last. */
const LATEST_HOUR = 6;

/** Whether a level is one of {@link Uncounted}. */
export const isUncountedLevel = (level: string): level is Uncounted =>
  level === 'closed' || level === 'unknown';

interface Sources {
  data: BusyTimes;
  /** The account's own hours. */
  doors: BusinessHours | undefined;
}

/** What an hour without a count is: closed only if the account's week or the counts' own opening hours say so. */
export function levelWithoutCount(
  { data: { openHours = [] }, doors }: Sources,
  weekday: Weekday,
  { hour, isNextDay }: { hour: number; isNextDay: boolean },
): Uncounted {
  const date = weekdays.indexOf(weekday) + Number(isNextDay);
  const dayAt = (place: number): readonly OpenInterval[] | undefined =>
    doors?.weekly[weekdays[(place + weekdays.length) % weekdays.length] as Weekday];
  const [evening, day] = [dayAt(date - 1), dayAt(date)];
  const isDayKnown = day !== undefined && (evening !== undefined || hour >= LATEST_HOUR);
  if (isDayKnown) return isWithin(evening, hour + DAY_HOURS) || isWithin(day, hour) ? 'unknown' : 'closed';
  return openHours.length > 0 && !isOpenHour(openHours, hour) ? 'closed' : 'unknown';
}

const isWithin = (intervals: readonly OpenInterval[] = [], hour: number): boolean =>
  intervals.map(intervalMinutes).some(({ opens, closes }) => {
    const begin = hour * HOUR_MINUTES;
    return opens < begin + HOUR_MINUTES && begin < closes;
  });

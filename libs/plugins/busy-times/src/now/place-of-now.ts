import {
  businessDate,
  localDate,
  minutesOfDay,
  weekdays,
  type BusinessHours,
  type Weekday,
} from '@oa-profile/business-hours';
import {
  busyLevel,
  isUncountedLevel,
  type BusyDay,
  type BusyHour,
  type BusyWeek,
} from '../week/busy-week.js';
import type { BusyTimes } from '../data.js';

/** The position of now in the week. */
export interface PlaceOfNow {
  /** The calendar day; until an evening of known hours is over, its day. */
  today: Weekday;
  /** The day whose graph contains now: after midnight that of the evening before, as long as that lasts. */
  weekday: Weekday;
  /** Absent if the graphs do not show this hour. */
  hour?: BusyHour | undefined;
}

/**
 * Finds the day and the hour in the account's time zone.
 *
 * @param hours the account's own: they know best how long an evening lasts
 */
export function placeOfNow(week: BusyWeek, timeZone: string, now: Date, hours?: BusinessHours): PlaceOfNow {
  const clock = Math.floor(minutesOfDay(timeZone, now) / 60);
  const today = new Date(localDate(timeZone, now)).getUTCDay();
  const find = (day: number, isNextDay: boolean): PlaceOfNow => {
    const weekday = weekdays[(day + 7) % 7] as Weekday;
    return { today: weekdays[today] as Weekday, weekday, hour: hourOf(week[weekday], clock, isNextDay) };
  };
  const lastNight = find(today - 1, true);
  const isLastNight = lastNight.hour && !isUncountedLevel(lastNight.hour.level);
  const usual = isLastNight ? lastNight : find(today, false);
  if (!hours) return usual;
  const date = businessDate(hours, now);
  const known = find(new Date(date).getUTCDay(), date < localDate(hours.timeZone, now));
  // A graph that begins at midnight has no hours of a next day.
  return { ...(known.hour ? known : usual), today: known.weekday };
}

function hourOf({ hours }: BusyDay, clock: number, isNextDay: boolean): BusyHour | undefined {
  return hours.find((each) => each.hour === clock && each.isNextDay === isNextDay);
}

/** Milliseconds for which a count is live. */
export const LIVE_MS = 60 * 60_000;

/** What the account's own hours say of now: whether anybody is let in. */
export type Doors = 'open' | 'shut' | 'unknown';

interface Present {
  now: Date;
  doors: Doors;
  /** What is usual now; absent if that is not known of any day. */
  usual: BusyHour | undefined;
}

/**
 * How busy it is now, from 0 to 100, if counted within the last hour. Up to an hour in the future also counts: `now`
 * can be older than the data. Who was counted before the doors were shut is no news, nor is an empty place at an hour at
 * which nobody may be let in.
 */
export function liveValue({ live }: BusyTimes, { now, doors, usual }: Present): number | undefined {
  if (!live || doors === 'shut') return undefined;
  const age = now.getTime() - Date.parse(live.measuredAt);
  if (Math.abs(age) > LIVE_MS) return undefined;
  const mayBeShut = doors === 'unknown' && (!usual || isUncountedLevel(usual.level));
  return mayBeShut && busyLevel(live.value) === 'notBusy' ? undefined : live.value;
}

import {
  intervalMinutes,
  weekdays,
  type BusinessHours,
  type OpenInterval,
  type Weekday,
} from '@oa-profile/business-hours';
import type { BusyTimes } from '../data.js';

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
const DAY_MINUTES = DAY_HOURS * HOUR_MINUTES;

/** One hour of a day's graph. */
export interface BusyHour {
  /** Hour of the clock, 0 to 23. */
  hour: number;
  /** Whether it is after midnight. */
  isNextDay: boolean;
  /** From 0 to 100. */
  value: number;
  level: BusyLevel | Uncounted;
}

export interface BusyDay {
  weekday: Weekday;
  /** The same number on every day. */
  hours: BusyHour[];
  /** Why it has no counts, if it has none. */
  uncounted?: Uncounted;
}

/** The graphs of a week by weekday. */
export type BusyWeek = Readonly<Record<Weekday, BusyDay>>;

/**
 * Makes the graphs of a week, each from opening to closing, even after midnight.
 *
 * @param doors the account's own hours: only they tell a day off from one that nobody has counted
 */
export function busyWeek(data: BusyTimes, doors?: BusinessHours): BusyWeek {
  const shown = shownHours(data);
  return Object.fromEntries(
    weekdays.map((weekday) => [weekday, busyDay(data, weekday, shown, doors)]),
  ) as unknown as BusyWeek;
}

function busyDay(
  data: BusyTimes,
  weekday: Weekday,
  { first, count }: ShownHours,
  doors: BusinessHours | undefined,
): BusyDay {
  const { weekdays: values, openHours = [] } = data;
  const isValue = isValueIn(data);
  const following = weekdays[(weekdays.indexOf(weekday) + 1) % weekdays.length] as Weekday;
  const hours = Array.from({ length: count }, (_, index) => {
    const hour = (first + index) % 24;
    const isNextDay = first + index >= 24;
    return { hour, isNextDay, value: values[isNextDay ? following : weekday][hour] ?? -1 };
  });
  const isUncounted = hours.every(({ value }) => !isValue(value));
  const uncounted = doors?.weekly[weekday]?.length === 0 ? 'closed' : 'unknown';
  return {
    weekday,
    ...(isUncounted && { uncounted }),
    hours: hours.map((each) => {
      const isQuiet = !isUncounted && each.value === 0 && isOpenHour(openHours, each.hour);
      const value = each.value === 'unknown' ? 0 : Math.max(0, each.value);
      const isCounted = isValue(each.value) || isQuiet;
      return {
        ...each,
        value,
        level: isCounted
          ? busyLevel(value)
          : each.value === 'unknown'
            ? 'unknown'
            : isUncounted
              ? uncounted
              : levelWithoutCount({ data, doors }, weekday, each),
      };
    }),
  };
}

/** The hours of a day's graph. */
export interface ShownHours {
  /** The hour of the clock at which it begins. */
  first: number;
  /** Number of hours; those after midnight still belong to that day's evening. */
  count: number;
}

interface Run {
  start: number;
  length: number;
}

/** A closed time that includes this hour separates the days. */
const DEEPEST_NIGHT_HOUR = 4;
/** Otherwise, the shortest closed time that separates the days, in hours. */
const SHORTEST_NIGHT_HOURS = 6;

/**
 * The hours that every day's graph shows, so that days can be compared: from opening to closing, without the hours that
 * are closed on all days. So the evening of a bar continues past midnight in one piece.
 */
export function shownHours(data: BusyTimes): ShownHours {
  const night = nightOf(closedRuns(data));
  if (!night) return { first: 0, count: DAY_HOURS };
  return { first: (night.start + night.length) % DAY_HOURS, count: DAY_HOURS - night.length };
}

/** The hours that are closed on every day of the week, as runs that can span midnight. */
function closedRuns(data: BusyTimes): Run[] {
  const { weekdays, openHours = [] } = data;
  const isValue = isValueIn(data);
  const isOpen = Array.from(
    { length: DAY_HOURS },
    (_, hour) =>
      isOpenHour(openHours, hour) || Object.values(weekdays).some((day) => isValue(day[hour] ?? -1)),
  );
  return isOpen.flatMap((open, start) => {
    if (open || !isOpen.at(start - 1)) return [];
    const length = [...isOpen, ...isOpen].slice(start).indexOf(true);
    return [{ start, length }];
  });
}

function nightOf(runs: readonly Run[]): Run | undefined {
  const deepest = runs.find(
    ({ start, length }) => (DEEPEST_NIGHT_HOUR - start + DAY_HOURS) % DAY_HOURS < length,
  );
  if (deepest) return deepest;
  const [longest] = [...runs].sort((a, b) => b.length - a.length);
  return longest && longest.length >= SHORTEST_NIGHT_HOURS ? longest : undefined;
}

/** Why an hour has no count: nobody is let in then, or nobody says. */
export type Uncounted = 'closed' | 'unknown';

/** Until this hour the evening before may last. */
const LATEST_HOUR = 6;

/** Whether a level is one of {@link Uncounted}. */
export function isUncountedLevel(level: string): level is Uncounted {
  return level === 'closed' || level === 'unknown';
}

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

function isWithin(intervals: readonly OpenInterval[] = [], hour: number): boolean {
  return intervals.map(intervalMinutes).some(({ opens, closes }) => {
    const begin = hour * HOUR_MINUTES;
    return opens < begin + HOUR_MINUTES && begin < closes;
  });
}

/** Whether the place is open during any part of an hour of the clock. */
export function isOpenHour(openHours: NonNullable<BusyTimes['openHours']>, hour: number): boolean {
  return openHours.some(({ opens, closes }) => {
    const { opens: start, closes: end } = intervalMinutes({ opens, closes });
    // In an interval past midnight, the hour can be on either day.
    return [hour * HOUR_MINUTES, hour * HOUR_MINUTES + DAY_MINUTES].some(
      (begin) => begin < end && start < begin + HOUR_MINUTES,
    );
  });
}

/** How busy it is, in words. */
export type BusyLevel = 'notBusy' | 'aBitBusy' | 'busy' | 'veryBusy';

/** The word for a value from 0 to 100. */
export function busyLevel(value: number): BusyLevel {
  if (value < 25) return 'notBusy';
  if (value < 50) return 'aBitBusy';
  return value < 75 ? 'busy' : 'veryBusy';
}

/** The busiest hour of a day, the first of several; undefined on a day that is never even a bit busy. */
export function busiestHour({ hours }: BusyDay): BusyHour | undefined {
  const [busiest] = [...hours].sort((a, b) => b.value - a.value);
  return !busiest || busiest.level === 'notBusy' || isUncountedLevel(busiest.level) ? undefined : busiest;
}

/** Tells values from none. An API that writes -1 for none means 0 as a number; others write 0 for both. */
function isValueIn({ weekdays }: BusyTimes): (value: BusyTimes['weekdays']['sun'][number]) => boolean {
  const none = Object.values(weekdays).some((day) => day.includes(-1)) ? -1 : 0;
  return (value) => value !== 'unknown' && value > none;
}

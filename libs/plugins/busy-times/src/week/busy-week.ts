import { weekdays, type BusinessHours, type Weekday } from '@oa-profile/business-hours';
import type { BusyTimes } from '../data.js';
import { busyLevel, type BusyLevel } from './busy-level.js';
import { isOpenHour } from './is-open-hour.js';
import { isValueIn } from './is-value.js';
import { levelWithoutCount, type Uncounted } from './uncounted.js';
import { shownHours, type ShownHours } from './shown-hours.js';

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

import { weekdays, type Weekday } from '@oa-profile/business-hours';
import type { BusyTimes } from '../data.js';
import { busyLevel, type BusyLevel } from './busy-level.js';
import { isOpenHour } from './is-open-hour.js';
import { isValueIn } from './is-value.js';
import { shownHours, type ShownHours } from './shown-hours.js';

/** One hour of a day's graph. */
export interface BusyHour {
  /** Hour of the clock, 0 to 23. */
  hour: number;
  /** Whether it is after midnight. */
  isNextDay: boolean;
  /** From 0 to 100. */
  value: number;
  level: BusyLevel | 'closed';
}

export interface BusyDay {
  weekday: Weekday;
  /** The same number on every day. */
  hours: BusyHour[];
  isClosed: boolean;
}

/** The graphs of a week by weekday. */
export type BusyWeek = Readonly<Record<Weekday, BusyDay>>;

/** Makes the graphs of a week, each from opening to closing, even after midnight. */
export function busyWeek(data: BusyTimes): BusyWeek {
  const shown = shownHours(data);
  return Object.fromEntries(
    weekdays.map((weekday) => [weekday, busyDay(data, weekday, shown)]),
  ) as unknown as BusyWeek;
}

function busyDay(data: BusyTimes, weekday: Weekday, { first, count }: ShownHours): BusyDay {
  const { weekdays: values, openHours = [] } = data;
  const isValue = isValueIn(data);
  const following = weekdays[(weekdays.indexOf(weekday) + 1) % weekdays.length] as Weekday;
  const hours = Array.from({ length: count }, (_, index) => {
    const hour = (first + index) % 24;
    const isNextDay = first + index >= 24;
    return { hour, isNextDay, value: values[isNextDay ? following : weekday][hour] ?? -1 };
  });
  const isClosed = hours.every(({ value }) => !isValue(value));
  return {
    weekday,
    isClosed,
    hours: hours.map((each) => {
      const isQuiet = !isClosed && each.value === 0 && isOpenHour(openHours, each.hour);
      const value = Math.max(0, each.value);
      return { ...each, value, level: isValue(each.value) || isQuiet ? busyLevel(value) : 'closed' };
    }),
  };
}

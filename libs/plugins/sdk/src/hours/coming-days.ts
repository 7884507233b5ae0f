import {
  addDays,
  businessDate,
  hoursOn,
  openStateAt,
  weekdays,
  type BusinessHours,
  type DayHours,
} from '@oa-profile/business-hours';
import { DAYS_AHEAD } from '@oa-profile/business-hours/internal';
import { signOf } from './day-ranges.js';

/** Not a year: the dates of a range are told without theirs. */
const MOST_DAYS = 360;

/** The hours of a date, and whether it is special. */
export interface ComingDay extends DayHours {
  /** It is the business day. */
  isToday: boolean;
  /** A public holiday, unless the account gives another reason for its hours. */
  isPublicHoliday: boolean;
  /** Its hours are unknown although those of its weekday are known: something else that cannot be read decides them. */
  isUnknownAlone?: boolean;
}

/** Whether something else than the day of the week decides its hours, known or not, or might seem to. */
export const isUnusual = ({ source, isPublicHoliday, note }: ComingDay): boolean =>
  source === 'special' || isPublicHoliday || !!note;

/** Whether its weekday does not tell its hours: they are unusual, or nobody can read them. */
export const isOutOfLine = (day: ComingDay): boolean => isUnusual(day) || day.isUnknownAlone === true;

/** The days that a visitor may be planning for. */
export interface ComingDays {
  /**
   * Seven days from the business day, with special days in place of the usual ones. While the account is temporarily closed,
   * those of a usual week from Monday on, whose dates mean nothing: none is today, and none is special.
   */
  week: ComingDay[];
  /** The days out of line after that, for {@link DAYS_AHEAD} days, and the last closing to its end. */
  later: ComingDay[];
}

/** Cached by hours (never mutated): several places of a page show them, and they stay the same all day. */
const latest = new WeakMap<BusinessHours, { key: string; days: ComingDays }>();

/**
 * The account's coming days, from its business day on: a night belongs to the evening on which it began.
 *
 * @param today the date that the page calls today, if the hours are those of a service: a page has one today
 */
export function comingDays(
  hours: BusinessHours,
  now: Date,
  today: string = businessDate(hours, now),
): ComingDays {
  const isShut = openStateAt(hours, now).state === 'temporarilyClosed';
  const key = `${today} ${isShut}`;
  const last = latest.get(hours);
  if (last?.key === key) return last.days;
  const days = isShut ? usualDays(hours, today) : daysFrom(hours, today);
  latest.set(hours, { key, days });
  return days;
}

/** While nobody is let in, no date has the hours of its weekday, and special days count from the reopening on. */
function usualDays(hours: BusinessHours, today: string): ComingDays {
  const { timeZone, weekly, temporarilyClosed: { until } = {} } = hours;
  const { week, later } = daysFrom(hours, today);
  const fromMonday = ({ weekday }: DayHours): number => (weekdays.indexOf(weekday) + 6) % 7;
  return {
    week: week
      .map(({ date }) => ({
        ...hoursOn({ timeZone, weekly }, date),
        isToday: false,
        isPublicHoliday: false,
      }))
      .sort((one, other) => fromMonday(one) - fromMonday(other)),
    later:
      until === undefined ? [] : [...week.filter(isOutOfLine), ...later].filter(({ date }) => date > until),
  };
}

function daysFrom(hours: BusinessHours, today: string): ComingDays {
  const dayAhead = (ahead: number): ComingDay => {
    const date = addDays(today, ahead);
    const day = hoursOn(hours, date);
    return {
      ...day,
      isToday: ahead === 0,
      isPublicHoliday: !day.note && !!hours.publicHolidays?.includes(date),
      ...(day.source === 'unknown' && hours.weekly[day.weekday] && { isUnknownAlone: true }),
    };
  };
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => dayAhead(ahead));
  // What has begun by then is told to its end: nobody should come before because a list of days ends.
  while (days.length < MOST_DAYS) {
    const next = dayAhead(days.length);
    if (!isUnusual(next) || signOf(next) !== signOf(days.at(-1) as ComingDay)) break;
    days.push(next);
  }
  return {
    week: days.slice(0, 7),
    later: days.slice(7).filter(isOutOfLine),
  };
}

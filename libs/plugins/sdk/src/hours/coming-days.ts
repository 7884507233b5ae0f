import {
  addDays,
  businessDate,
  DAYS_AHEAD,
  hoursOn,
  weekOf,
  type BusinessHours,
  type DayHours,
} from '@oa-profile/business-hours';

/** The hours of a date, and whether it is special. */
export interface ComingDay extends DayHours {
  /** It is the business day. */
  isToday: boolean;
  isPublicHoliday: boolean;
}

/** The days that a visitor may be planning for. */
export interface ComingDays {
  /** Seven days from the business day, with special days in place of the usual ones. */
  week: ComingDay[];
  /** The special days after that, for as long as the next opening is searched. */
  later: ComingDay[];
}

/** Cached by hours (never mutated): several places of a page show them, and they stay the same all day. */
const known = new WeakMap<BusinessHours, { today: string; days: ComingDays }>();

/** The account's coming days, from its business day on: a night belongs to the evening on which it began. */
export function comingDays(hours: BusinessHours, now: Date): ComingDays {
  const today = businessDate(hours, now);
  const last = known.get(hours);
  if (last?.today === today) return last.days;
  const days = daysFrom(hours, today, now);
  known.set(hours, { today, days });
  return days;
}

function daysFrom(hours: BusinessHours, today: string, now: Date): ComingDays {
  const coming = (day: DayHours): ComingDay => ({
    ...day,
    isToday: day.date === today,
    isPublicHoliday: hours.publicHolidays?.includes(day.date) ?? false,
  });
  const week = weekOf(hours, now).map(coming);
  const later = Array.from({ length: DAYS_AHEAD - week.length }, (_, index) =>
    coming(hoursOn(hours, addDays(today, week.length + index))),
  ).filter(({ source, isPublicHoliday }) => source === 'special' || isPublicHoliday);
  return { week, later };
}

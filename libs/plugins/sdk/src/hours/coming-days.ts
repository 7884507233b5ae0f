import {
  addDays,
  DAYS_AHEAD,
  hoursOn,
  localDate,
  weekOf,
  type BusinessHours,
  type DayHours,
} from '@oa-profile/business-hours';

/** The hours of a date, and what is remarkable about it. */
export interface ComingDay extends DayHours {
  isToday: boolean;
  isPublicHoliday: boolean;
}

/** The days that a visitor may be planning for. */
export interface ComingDays {
  /** Seven days from today, as they really are: a special day stands in the place of the usual one. */
  week: ComingDay[];
  /** Of the days after that, those that are not as usual. */
  later: ComingDay[];
}

/** The account's coming days, from its own today. */
export function comingDays(hours: BusinessHours, now: Date): ComingDays {
  const today = localDate(hours.timeZone, now);
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

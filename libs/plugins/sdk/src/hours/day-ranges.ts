import { addDays, dayAt } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import type { ComingDay } from './coming-days.js';
import type { TranslateHours } from './hours-texts.js';

/** Days that follow one another with the same unusual hours. */
export interface DayRange extends ComingDay {
  /** The last of them, `'YYYY-MM-DD'`. */
  until: string;
}

/** Unusual days as they are told: a closing of many days is one thing, not many. */
export function dayRanges(days: readonly ComingDay[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && addDays(last.until, 1) === day.date && signOf(last) === signOf(day)) last.until = day.date;
    else ranges.push({ ...day, until: day.date });
  }
  return ranges;
}

/** The same for days that are told as one range if they follow one another. */
export const signOf = ({ source, intervals, note, isPublicHoliday }: ComingDay): string =>
  JSON.stringify([source, intervals, note, source !== 'special' && isPublicHoliday]);

/** Why the hours of a day are unusual, in the account's words or the page's. That it is closed needs no other words. */
export function reasonText(
  { source, intervals, note, isPublicHoliday }: ComingDay,
  t: TranslateHours,
): string | undefined {
  if (note || isPublicHoliday) return note || t('hours.publicHoliday');
  return source === 'special' && intervals[0] ? t('hours.special') : undefined;
}

/** 'Thu, Dec 31', or 'Thu, Dec 31 – Sun, Jan 3', with a line break before the second date where the column is narrow. */
export function daysText(
  { date, until }: Pick<DayRange, 'date' | 'until'>,
  { timeZone, t, formatters }: { timeZone: string; t: TranslateHours; formatters: Formatters },
  lineBreak = '',
): string {
  const dayText = (day: string): string => formatters.dayAndMonth(dayAt(timeZone, day));
  const from = dayText(date);
  return until === date ? from : t('hours.days', { from, until: lineBreak + dayText(until) });
}

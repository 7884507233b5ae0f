import { addDays } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import { isOutOfLine, type ComingDay } from './coming-days.js';
import { signOf, type DayRange } from './day-ranges.js';
import type { TranslateHours } from './hours-texts.js';

/** A row of a week: today, unusual days that follow one another, or all usual days with the same hours. */
export interface WeekRow extends DayRange {
  /** The dates of usual days, which are told by the names of their weekdays. */
  usual?: string[];
}

/** A week in as few rows as say the same: today is the first and alone, and nothing unusual is joined with anything else. */
export function weekRows(week: readonly ComingDay[]): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const day of week) {
    const last = rows.at(-1);
    const isUsual = !day.isToday && !isOutOfLine(day);
    const alike = isUsual
      ? rows.find((row) => row.usual && signOf(row) === signOf(day))
      : last && !day.isToday && !last.isToday && !last.usual && isNext(last, day)
        ? last
        : undefined;
    if (alike) {
      alike.until = day.date;
      alike.usual?.push(day.date);
    } else rows.push({ ...day, until: day.date, ...(isUsual && { usual: [day.date] }) });
  }
  return rows;
}

const isNext = (row: WeekRow, day: ComingDay): boolean =>
  addDays(row.until, 1) === day.date && signOf(row) === signOf(day);

/** 'Mon, Wed–Thu': days that follow one another are a range. */
export function weekdaysText(dates: readonly string[], t: TranslateHours, { weekday }: Formatters): string {
  const ranges: { from: number; until: number }[] = [];
  for (const date of dates) {
    const day = new Date(date).getUTCDay();
    const last = ranges.at(-1);
    if (last && (last.until + 1) % 7 === day) last.until = day;
    else ranges.push({ from: day, until: day });
  }
  const name = (day: number): string => weekday(day, 'short');
  return ranges
    .map(({ from, until }) =>
      from === until ? name(from) : t('hours.weekdays', { from: name(from), until: name(until) }),
    )
    .reduce((days, more) => t('hours.weekdaysAnd', { days, more }));
}

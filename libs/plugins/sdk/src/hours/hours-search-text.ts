import { addDays, dayAt, weekdays, type BusinessHours, type OpenInterval } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import type { TranslateHours } from './hours-texts.js';
import { intervalText, lastOrderText } from './interval-text.js';

/** A Sunday. Only its times are shown, which are the same in every week. */
const SUNDAY = '2024-01-07';

/** Opening hours as the search reads them: weekdays, times, dates, and the reasons of special hours. */
export function hoursSearchText(hours: BusinessHours, formatters: Formatters, t: TranslateHours): string {
  const { timeZone, weekly, special = [], holiday, publicHolidays = [], temporarilyClosed } = hours;
  const timesOn = (date: string, intervals: readonly OpenInterval[] | 'unknown' = 'unknown'): string => {
    if (intervals === 'unknown') return t('hours.unknown');
    const wording = { timeZone, date, t, formatters };
    const texts = intervals.flatMap((interval) => [
      intervalText(interval, wording),
      ...(interval.lastOrder ? [lastOrderText(interval.lastOrder, wording)] : []),
    ]);
    return texts.join(', ') || t('hours.closed');
  };
  const dateText = (date: string): string => formatters.dayAndMonth(dayAt(timeZone, date));
  const lines = [
    temporarilyClosed && [t('status.temporarilyClosed'), temporarilyClosed.note],
    ...weekdays.map((day, place) => {
      const intervals = weekly[day];
      return intervals && [formatters.weekday(place), timesOn(addDays(SUNDAY, place), intervals)];
    }),
    ...special.map(({ from, intervals, note }) => [
      dateText(from),
      timesOn(from, intervals),
      note ?? t('hours.special'),
    ]),
    holiday && [t('hours.publicHoliday'), timesOn(SUNDAY, holiday), ...publicHolidays.map(dateText)],
  ];
  return lines.flatMap((line) => (line ? [line.filter(Boolean).join(' ')] : [])).join('\n');
}

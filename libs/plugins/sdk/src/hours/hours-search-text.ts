import {
  addDays,
  openStateAt,
  weekdays,
  type BusinessHours,
  type OpenInterval,
} from '@oa-profile/business-hours';
import type { Formatters, Language } from '@oa-profile/i18n';
import { comingDays, isOutOfLine } from './coming-days.js';
import { dayRanges, daysText, reasonText } from './day-ranges.js';
import type { TranslateHours } from './hours-texts.js';
import { intervalText, lastBeforeText, lastCallText } from './interval-text.js';
import type { LastCall } from './last-call.js';
import { openStatus } from './open-status.js';

/** A Sunday. Only its times are shown, which are the same in every week. */
const SUNDAY = '2024-01-07';

/** What the words of the search depend on. */
interface Wording {
  now: Date;
  formatters: Formatters;
  language: Language;
  t: TranslateHours;
  /** @default 'entry' */
  lastCall?: LastCall | undefined;
}

/** Hours as the search reads them: weekdays, times, coming days with other hours and why. What is over is not found. */
export function hoursSearchText(
  hours: BusinessHours,
  { now, formatters, language, t, lastCall = 'entry' }: Wording,
): string {
  const { timeZone, weekly, holiday, temporarilyClosed } = hours;
  const wording = { timeZone, t, formatters, lastCall };
  const timesOn = (date: string, intervals: readonly OpenInterval[] | 'unknown' = 'unknown'): string => {
    if (intervals === 'unknown') return t('hours.unknown');
    const texts = intervals.map((interval) => intervalText(interval, { ...wording, date }));
    const last = lastCallText(intervals, { ...wording, date });
    return (last ? [...texts, last] : texts).join(', ') || t('hours.closed');
  };
  const state = openStateAt(hours, now);
  const { word, detail } = openStatus(state, { ...wording, now });
  const { week, later } = comingDays(hours, now);
  const lines = [
    state.state === 'temporarilyClosed' && [word, detail, temporarilyClosed?.note],
    ...weekdays.map((day, place) => {
      const intervals = weekly[day];
      return intervals && [formatters.weekday(place), timesOn(addDays(SUNDAY, place), intervals)];
    }),
    ...dayRanges([...week, ...later].filter(isOutOfLine)).map((range) => [
      daysText(range, wording),
      timesOn(range.date, range.source === 'unknown' ? 'unknown' : range.intervals),
      reasonText(range, t),
    ]),
    holiday && [t('hours.publicHoliday'), timesOn(SUNDAY, holiday)],
    [lastBeforeText([...week, ...later], { lastCall, t, language })],
  ];
  return lines
    .map((line) => (line || []).filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n');
}

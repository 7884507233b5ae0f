import { instantAt, intervalMinutes, type OpenInterval } from '@oa-profile/business-hours';
import type { Formatters, Language } from '@oa-profile/i18n';
import { minutesText } from '../minutes-text.js';
import type { TranslateHours } from './hours-texts.js';
import type { LastCall } from './last-call.js';

const DAY_MINUTES = 24 * 60;

interface Wording {
  timeZone: string;
  date: string;
  t: TranslateHours;
  formatters: Formatters;
}

/** '6:00 PM – 2:00 AM (next day)'. Midnight still belongs to the day before it, and '25:00' is not one o'clock of its date. */
export function intervalText(
  { opens, closes }: OpenInterval,
  { timeZone, date, t, formatters }: Wording,
): string {
  const { opens: start, closes: end } = intervalMinutes({ opens, closes });
  if (end - start === DAY_MINUTES) return t('hours.wholeDay');
  const time = (minutes: number): string => formatters.time(instantAt(timeZone, date, minutes));
  const range =
    start >= DAY_MINUTES ? 'hours.rangeOfNextDay' : end > DAY_MINUTES ? 'hours.rangeNextDay' : 'hours.range';
  return t(range, { opens: time(start), closes: time(end) });
}

/** 'Last order 30 min before closing', if something always ends equally long before closing time. */
export function lastBeforeText(
  days: readonly { intervals: readonly OpenInterval[] }[],
  { lastCall, t, language }: { lastCall: LastCall; t: TranslateHours; language: Language },
): string | undefined {
  const minutes = lastCallMinutes(days);
  if (minutes === undefined) return undefined;
  return t(`hours.lastBefore.${lastCall}`, {
    duration: minutesText({ min: minutes, max: minutes }, language),
  });
}

/** How many minutes before each closing something ends, if that is always the same. */
export function lastCallMinutes(days: readonly { intervals: readonly OpenInterval[] }[]): number | undefined {
  const [first, ...others] = days.flatMap(({ intervals }) =>
    intervals.map((interval) => {
      const { closes, lastOrder = closes } = intervalMinutes(interval);
      return closes - lastOrder;
    }),
  );
  return first && others.length > 0 && others.every((minutes) => minutes === first) ? first : undefined;
}

/** 'Last order 2:30 PM and 12:30 AM (next day)', if something ends before closing time. */
export function lastCallText(
  intervals: readonly OpenInterval[],
  { lastCall, timeZone, date, t, formatters }: Wording & { lastCall: LastCall },
): string | undefined {
  const times = intervals.flatMap((interval) => {
    const { closes, lastOrder = closes } = intervalMinutes(interval);
    if (lastOrder === closes) return [];
    const time = formatters.time(instantAt(timeZone, date, lastOrder));
    return lastOrder > DAY_MINUTES ? t('hours.timeNextDay', { time }) : time;
  });
  return times[0] && t(`hours.last.${lastCall}`, { time: formatters.list(times) });
}

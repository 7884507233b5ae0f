import { dayAt, openStateAt, type BusinessHours } from '@oa-profile/business-hours';
import { unjoined, type Formatters } from '@oa-profile/i18n';
import { comingDays, intervalText, type TranslateHours } from '@oa-profile/plugin-sdk/hours';

/** What {@link placeText} says about a place, as far as known. */
export interface TellablePlace {
  name: string;
  hours: BusinessHours | undefined;
  /** As on a letter, possibly in several lines. */
  address: string | undefined;
}

interface Wording {
  now: Date;
  t: TranslateHours;
  /** In the time zone of the hours. */
  formatters: Formatters;
}

/**
 * A place in words for any messenger, one line each: name, today's hours, address. The day is named by its date, since
 * a message may be read later. The link is added after it.
 */
export function placeText({ name, hours, address }: TellablePlace, wording: Wording): string {
  return [name, hours && unjoined(todayText(hours, wording) ?? ''), address].filter(Boolean).join('\n');
}

/** 'Sun, Nov 22: 8:00 AM – 4:30 PM and 5:30 PM – 9:00 PM'. */
function todayText(hours: BusinessHours, { now, t, formatters }: Wording): string | undefined {
  if (openStateAt(hours, now).state === 'temporarilyClosed') return t('status.temporarilyClosed');
  const today = comingDays(hours, now).week.find(({ isToday }) => isToday);
  if (!today || today.source === 'unknown') return undefined;
  const { date, intervals } = today;
  const { timeZone } = hours;
  const times = intervals.map((interval) => intervalText(interval, { timeZone, date, t, formatters }));
  return `${formatters.dayAndMonth(dayAt(timeZone, date))}: ${times.length > 0 ? formatters.list(times) : t('hours.closed')}`;
}

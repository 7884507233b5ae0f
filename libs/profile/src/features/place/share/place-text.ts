import { openStateAt, type BusinessHours } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import { comingDays, intervalText, type TranslateHours } from '@oa-profile/plugin-sdk/hours';

/** What {@link placeText} says of a place, as far as it is known. */
export interface TellablePlace {
  name: string;
  hours: BusinessHours | undefined;
  /** As a letter would have it, in lines or not. */
  address: string | undefined;
}

interface Wording {
  now: Date;
  t: TranslateHours;
  /** In the zone of the hours. */
  formatters: Formatters;
}

/**
 * A place in words for any messenger, a line for each: name, today's hours, address. The day is named by its date, since
 * a message is read later, too. The link comes after it.
 */
export function placeText({ name, hours, address }: TellablePlace, wording: Wording): string {
  return [name, hours && todayText(hours, wording), address].filter(Boolean).join('\n');
}

/** 'Sun, Nov 22: 8:00 AM – 4:30 PM and 5:30 PM – 9:00 PM'. */
function todayText(hours: BusinessHours, { now, t, formatters }: Wording): string | undefined {
  if (openStateAt(hours, now).state === 'temporarilyClosed') return t('status.temporarilyClosed');
  const today = comingDays(hours, now).week.find(({ isToday }) => isToday);
  if (!today || today.source === 'unknown') return undefined;
  const { date, intervals } = today;
  const { timeZone } = hours;
  const times = intervals.map((interval) => intervalText(interval, { timeZone, date, t, formatters }));
  return `${formatters.dayAndMonth(now)}: ${times.length > 0 ? formatters.list(times) : t('hours.closed')}`;
}

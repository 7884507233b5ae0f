import { daysBetween, localDate, minutesOfDay } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import type { Coupon } from '../data.js';
import type { TranslateCoupon } from '../texts.js';

/** From here on a weekday could be understood as the one that comes first. */
const WEEK = 7;

interface Wording {
  now: Date;
  /** The account's own. */
  timeZone: string;
  t: TranslateCoupon;
  formatters: Formatters;
}

/**
 * From when on a coupon that has not begun can be used, as one says it of a time so near: 'From 3:00 PM' of today, 'From
 * Friday' of the coming days, else the date; with the time where it is not the first of the day.
 */
export function fromText({ startsAt }: Coupon, { now, timeZone, t, formatters }: Wording): string {
  const start = new Date(startsAt);
  const date = localDate(timeZone, start);
  const days = daysBetween(localDate(timeZone, now), date);
  const time = formatters.time(start);
  if (days === 0) return t('state.fromTime', { time });
  const day = days < WEEK ? formatters.weekday(new Date(date).getUTCDay()) : formatters.date(start);
  return minutesOfDay(timeZone, start) === 0
    ? t('state.fromDay', { day })
    : t('state.fromDayTime', { day, time });
}

import { daysBetween, localDate, minutesOfDay } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import type { Coupon } from '../data.js';
import type { TranslateCoupon } from '../texts.js';

/** From this many days on, a weekday would be ambiguous. */
const WEEK_DAYS = 7;

interface Wording {
  now: Date;
  /** The account's. */
  timeZone: string;
  t: TranslateCoupon;
  formatters: Formatters;
}

/** 'From 3:00 PM' for today, 'From Friday' for the coming days, else the date; with the time unless it is midnight. */
export function fromText({ startsAt }: Coupon, { now, timeZone, t, formatters }: Wording): string {
  const start = new Date(startsAt);
  const date = localDate(timeZone, start);
  const days = daysBetween(localDate(timeZone, now), date);
  const time = formatters.time(start);
  if (days === 0) return t('state.fromTime', { time });
  const day = days < WEEK_DAYS ? formatters.weekday(new Date(date).getUTCDay()) : formatters.date(start);
  return minutesOfDay(timeZone, start) === 0
    ? t('state.fromDay', { day })
    : t('state.fromDayTime', { day, time });
}

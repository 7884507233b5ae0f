import { minutesOfDay } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import type { Coupon } from '../data.js';
import type { TranslateCoupon } from '../texts.js';
import { lastMoment, type CouponState } from './coupon-state.js';

const LAST_MINUTE = 24 * 60 - 1;

interface Wording {
  /** The account's own. */
  timeZone: string;
  t: TranslateCoupon;
  formatters: Formatters;
}

/** What matters of the period now: its end, or all of it while it has not begun. */
export function deadlineText(coupon: Coupon, { name }: CouponState, wording: Wording): string {
  if (name === 'upcoming') return periodText(coupon, wording);
  const to = endText(coupon, wording);
  return wording.t(name === 'expired' ? 'period.ended' : 'period.until', { to });
}

/** 'Nov 1, 2026 – Nov 30, 2026', or the one day that it is. */
export function periodText(coupon: Coupon, wording: Wording): string {
  const from = startText(coupon, wording);
  const to = endText(coupon, wording);
  return from === to ? from : wording.t('period.range', { from, to });
}

/** The day it begins, with the time where that is not the first of the day. */
export function startText(
  { startsAt }: Coupon,
  { timeZone, formatters }: Pick<Wording, 'timeZone' | 'formatters'>,
): string {
  const start = new Date(startsAt);
  return minutesOfDay(timeZone, start) === 0 ? formatters.date(start) : formatters.dateTime(start);
}

/** The last day, with the time where that is not the end of the day: neither 23:59 nor midnight. */
function endText({ endsAt }: Coupon, { timeZone, formatters }: Wording): string {
  const end = new Date(endsAt);
  const minutes = minutesOfDay(timeZone, end);
  if (minutes === 0 || minutes === LAST_MINUTE) return formatters.date(lastMoment(endsAt));
  return formatters.dateTime(end);
}

import { minutesOfDay } from '@oa-profile/business-hours';
import type { Formatters } from '@oa-profile/i18n';
import type { Coupon } from '../data.js';
import type { TranslateCoupon } from '../texts.js';
import { lastMoment, type CouponState } from './coupon-state.js';

const LAST_MINUTE = 24 * 60 - 1;

interface Wording {
  /** The account's. */
  timeZone: string;
  t: TranslateCoupon;
  formatters: Formatters;
}

/** The part of the period that matters now: its end, or all of it before the start. */
export function deadlineText(coupon: Coupon, { name }: CouponState, wording: Wording): string {
  if (name === 'upcoming') return periodText(coupon, wording);
  const to = endText(coupon, wording);
  return wording.t(name === 'expired' ? 'period.ended' : 'period.until', { to });
}

/** 'Nov 1, 2026 – Nov 30, 2026', or a single day. */
export function periodText(coupon: Coupon, wording: Wording): string {
  const from = startText(coupon, wording);
  const to = endText(coupon, wording);
  return from === to ? from : wording.t('period.range', { from, to });
}

/** The first day, with the time unless it is midnight. */
export function startText(
  { startsAt }: Coupon,
  { timeZone, formatters }: Pick<Wording, 'timeZone' | 'formatters'>,
): string {
  const start = new Date(startsAt);
  return minutesOfDay(timeZone, start) === 0 ? formatters.date(start) : formatters.dateTime(start);
}

/** The last day, with the time unless it is the end of the day: 23:59 or midnight. */
function endText({ endsAt }: Coupon, { timeZone, formatters }: Wording): string {
  const end = new Date(endsAt);
  const minutes = minutesOfDay(timeZone, end);
  if (minutes === 0 || minutes === LAST_MINUTE) return formatters.date(lastMoment(endsAt));
  return formatters.dateTime(end);
}

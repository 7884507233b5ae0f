import { daysBetween, localDate } from '@oa-profile/business-hours';
import type { Coupon } from '../data.js';

/** A coupon says how many days are left of it from here on. */
const SOON_DAYS = 3;

/** How a coupon stands at some time. */
export type CouponState =
  | { name: 'usable' }
  /** Calendar days of the account's zone; 0 on the last one. */
  | { name: 'endingSoon'; daysLeft: number }
  | { name: 'upcoming' }
  | { name: 'used' }
  | { name: 'expired' };

/** Tells how a coupon stands at `now`. One that can be used without limit is never used up. */
export function couponState(
  { startsAt, endsAt, usage, used }: Coupon,
  now: Date,
  timeZone: string,
): CouponState {
  if (used && usage === 'once') return { name: 'used' };
  if (now.getTime() >= Date.parse(endsAt)) return { name: 'expired' };
  if (now.getTime() < Date.parse(startsAt)) return { name: 'upcoming' };
  const daysLeft = daysBetween(localDate(timeZone, now), localDate(timeZone, lastMoment(endsAt)));
  return daysLeft <= SOON_DAYS ? { name: 'endingSoon', daysLeft } : { name: 'usable' };
}

/** Whether the coupon is of no more use to the visitor. */
export function isOver({ name }: CouponState): boolean {
  return name === 'used' || name === 'expired';
}

/** A coupon that ends at midnight is good until the end of the day before. */
export function lastMoment(endsAt: string): Date {
  return new Date(Date.parse(endsAt) - 1);
}

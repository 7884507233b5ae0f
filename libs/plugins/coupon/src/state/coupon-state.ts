import { daysBetween, localDate } from '@oa-profile/business-hours';
import type { Coupon } from '../data.js';

/** With this many days left or fewer, a coupon shows how many. */
const SOON_DAYS = 3;

/** The state of a coupon at a time. */
export type CouponState =
  | { name: 'usable' }
  /** Calendar days in the account's zone; 0 on the last one. */
  | { name: 'endingSoon'; daysLeft: number }
  | { name: 'upcoming' }
  | { name: 'used' }
  | { name: 'expired' };

/** The state of a coupon at `now`. An unlimited one is never used up. */
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

/** Whether the visitor can no longer use the coupon. */
export function isOver({ name }: CouponState): boolean {
  return name === 'used' || name === 'expired';
}

/** A coupon that ends at midnight is valid until the end of the day before. */
export function lastMoment(endsAt: string): Date {
  return new Date(Date.parse(endsAt) - 1);
}

import { daysBetween, localDate } from '@oa-profile/business-hours';
import type { Coupon } from '../data.js';

/** With this many days left or fewer, a coupon shows how many. */
const SOON_DAYS = 3;

/** Where a visitor stands in a draw, if that is known. */
export type DrawState = NonNullable<Coupon['drawState']>;

export type CouponState =
  | { name: 'usable' }
  /** Calendar days in the account's zone; 0 on the last one. */
  | { name: 'endingSoon'; daysLeft: number }
  | { name: 'upcoming' }
  | OverState;

interface OverState {
  name: 'used' | 'lost' | 'expired';
}

/** The state of a coupon at `now`. An unlimited one is never used up. */
export function couponState(coupon: Coupon, now: Date, timeZone: string): CouponState {
  const { startsAt, endsAt, usage, used } = coupon;
  if (used === true && usage === 'once') return { name: 'used' };
  if (drawStateOf(coupon) === 'lost') return { name: 'lost' };
  if (now.getTime() >= Date.parse(endsAt)) return { name: 'expired' };
  if (now.getTime() < Date.parse(startsAt)) return { name: 'upcoming' };
  const daysLeft = daysBetween(localDate(timeZone, now), localDate(timeZone, lastMoment(endsAt)));
  return daysLeft <= SOON_DAYS ? { name: 'endingSoon', daysLeft } : { name: 'usable' };
}

/** Whether the visitor can no longer use the coupon. */
export function isOver(state: CouponState): state is OverState {
  return state.name === 'used' || state.name === 'lost' || state.name === 'expired';
}

/** A coupon that ends at midnight is valid until the end of the day before. */
export function lastMoment(endsAt: string): Date {
  return new Date(Date.parse(endsAt) - 1);
}

/** What a coupon says of a draw. */
export type Draw = Pick<Coupon, 'lotteryPercent' | 'drawState' | 'drawEntry'>;

/** Where the visitor stands in the draw of a coupon; undefined if there is none. Nobody has won unless it is said. */
export function drawStateOf({ lotteryPercent, drawState, drawEntry }: Draw): DrawState | undefined {
  return drawState ?? (lotteryPercent !== undefined || drawEntry ? 'unknown' : undefined);
}

import type { Coupon } from '../data.js';
import { couponState, type CouponState } from './coupon-state.js';

/** A coupon, and how it stands. */
export interface StandingCoupon {
  coupon: Coupon;
  state: CouponState;
}

const ranks: Record<CouponState['name'], number> = {
  usable: 0,
  endingSoon: 0,
  upcoming: 1,
  used: 2,
  expired: 3,
};

/** Coupons that can be used first, in the owner's order, then those to come, and those that are over last. */
export function orderedCoupons(coupons: readonly Coupon[], now: Date, timeZone: string): StandingCoupon[] {
  return coupons
    .map((coupon) => ({ coupon, state: couponState(coupon, now, timeZone) }))
    .sort((a, b) => ranks[a.state.name] - ranks[b.state.name]);
}

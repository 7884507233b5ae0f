import type { Relation } from '@oa-profile/api-client/schemas';
import type { Coupon } from '../data.js';
import { couponHurdle } from './coupon-hurdle.js';
import { couponState, type CouponState } from './coupon-state.js';

/** A coupon, and how it stands. */
export interface StandingCoupon {
  coupon: Coupon;
  state: CouponState;
}

/** What {@link orderedCoupons} goes by besides the coupons. */
interface Order {
  now: Date;
  timeZone: string;
  /** How the visitor stands to the account; undefined while it is not known. */
  relation?: Relation | undefined;
}

/**
 * Coupons that can be used now first, in the owner's order, then those that a friend could use now, those to come, and
 * those that are over last.
 */
export function orderedCoupons(
  coupons: readonly Coupon[],
  { now, timeZone, relation }: Order,
): StandingCoupon[] {
  return coupons
    .map((coupon) => ({ coupon, state: couponState(coupon, now, timeZone) }))
    .map((standing) => ({ standing, rank: rankOf(standing, relation) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ standing }) => standing);
}

function rankOf({ coupon, state }: StandingCoupon, relation: Relation | undefined): number {
  if (state.name === 'expired') return 4;
  if (state.name === 'used') return 3;
  if (state.name === 'upcoming') return 2;
  return couponHurdle(coupon, state, relation) === undefined ? 0 : 1;
}

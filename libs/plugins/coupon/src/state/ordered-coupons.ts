import type { Relation } from '@oa-profile/api-client';
import type { Coupon } from '../data.js';
import { couponHurdle, mayBeUsable } from './coupon-hurdle.js';
import { couponState, isOver, type CouponState } from './coupon-state.js';

export interface CouponWithState {
  coupon: Coupon;
  state: CouponState;
}

/** What the order depends on, besides the coupons. */
interface Order {
  now: Date;
  timeZone: string;
  /** The visitor's relation to the account. */
  relation: Relation | 'unknown';
}

/**
 * Sorts coupons: first those that can be used now, in the owner's order, then those that a friend or a winner could use
 * now, those that have not begun, and at the end used, lost and expired ones.
 */
export function orderedCoupons(
  coupons: readonly Coupon[],
  { now, timeZone, relation }: Order,
): CouponWithState[] {
  return coupons
    .map((coupon) => ({ coupon, state: couponState(coupon, now, timeZone) }))
    .map((withState) => ({ withState, rank: rankOf(withState, relation) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ withState }) => withState);
}

function rankOf({ coupon, state }: CouponWithState, relation: Relation | 'unknown'): number {
  if (state.name === 'expired') return 4;
  if (isOver(state)) return 3;
  if (state.name === 'upcoming') return 2;
  return mayBeUsable(couponHurdle(coupon, state, relation)) ? 0 : 1;
}

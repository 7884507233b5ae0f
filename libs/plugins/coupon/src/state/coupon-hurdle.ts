import type { Relation } from '@oa-profile/api-client/schemas';
import type { Coupon } from '../data.js';
import type { CouponState } from './coupon-state.js';
import { friendStatus } from './friend-status.js';

/**
 * What keeps a visitor from using a coupon now: it is used or expired, they are not a friend of the account or have
 * blocked it, or it has not begun.
 */
export type CouponHurdle = 'used' | 'expired' | 'stranger' | 'blocked' | 'upcoming';

/**
 * The first hurdle for the visitor; undefined if there is none. While the relation is not known it is no hurdle: most
 * visitors who use coupons are friends.
 */
export function couponHurdle(
  { friendsOnly }: Pick<Coupon, 'friendsOnly'>,
  state: CouponState,
  relation: Relation | undefined,
): CouponHurdle | undefined {
  if (state.name === 'used' || state.name === 'expired') return state.name;
  const status = friendsOnly ? friendStatus(relation) : 'friend';
  if (status === 'stranger' || status === 'blocked') return status;
  return state.name === 'upcoming' ? 'upcoming' : undefined;
}

import type { Relation } from '@oa-profile/api-client/schemas';
import type { Coupon } from '../data.js';
import type { CouponState } from './coupon-state.js';
import { friendStanding } from './friend-standing.js';

/**
 * What keeps a visitor from using a coupon now: it is over for them, they are no friend of the account or have blocked it,
 * or it has not begun.
 */
export type CouponHurdle = 'used' | 'expired' | 'stranger' | 'blocked' | 'upcoming';

/**
 * The hurdle that the visitor has to take first; undefined where there is none. Whoever is not known to be a stranger is
 * not taken for one: most who use coupons are friends.
 */
export function couponHurdle(
  { friendsOnly }: Pick<Coupon, 'friendsOnly'>,
  state: CouponState,
  relation: Relation | undefined,
): CouponHurdle | undefined {
  if (state.name === 'used' || state.name === 'expired') return state.name;
  const standing = friendsOnly ? friendStanding(relation) : 'friend';
  if (standing === 'stranger' || standing === 'blocked') return standing;
  return state.name === 'upcoming' ? 'upcoming' : undefined;
}

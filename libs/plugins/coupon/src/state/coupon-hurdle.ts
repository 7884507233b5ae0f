import type { Relation } from '@oa-profile/api-client';
import type { Coupon } from '../data.js';
import { drawStateOf, isOver, type CouponState, type Draw, type DrawState } from './coupon-state.js';

/**
 * What keeps a visitor from using a coupon now: it is used or expired, they are not a friend of the account or have
 * blocked it, it is drawn by lot and they have not won, nobody knows whether they have used it, or it has not begun.
 */
export type CouponHurdle =
  'used' | 'expired' | 'stranger' | 'blocked' | 'useUnknown' | 'upcoming' | Exclude<DrawState, 'won'>;

/** Whether nothing keeps the visitor from using a coupon, unless they have used it: nobody may know that. */
export const mayBeUsable = (hurdle: CouponHurdle | undefined): boolean =>
  hurdle === undefined || hurdle === 'useUnknown';

/** The visitor's first hurdle, if any. An unknown relation is none: most visitors who use coupons are friends. */
export function couponHurdle(
  coupon: Pick<Coupon, 'friendsOnly' | 'used' | 'usage'> & Draw,
  state: CouponState,
  relation: Relation | 'unknown',
): CouponHurdle | undefined {
  if (isOver(state)) return state.name;
  const status = coupon.friendsOnly ? friendStatus(relation) : 'friend';
  if (status === 'stranger' || status === 'blocked') return status;
  const draw = drawStateOf(coupon);
  // From its first day on only who has won can use it.
  if (draw && draw !== 'won') return draw;
  if (coupon.used === 'unknown' && coupon.usage === 'once') return 'useUnknown';
  return state.name === 'upcoming' ? 'upcoming' : undefined;
}

/** Whether a visitor can use a coupon for friends. `unknown` as long as the relation is. */
export type FriendStatus = 'friend' | 'stranger' | 'blocked' | 'unknown';

const statuses: Record<Relation['friendshipType'], FriendStatus> = {
  friend: 'friend',
  unspecified: 'stranger',
  recommend: 'stranger',
  deleted: 'stranger',
  // The page offers to add the friend in this case, too.
  deletedBlocked: 'stranger',
  friendBlocked: 'blocked',
  recommendBlocked: 'blocked',
  unknown: 'unknown',
};

/** Derives the status from the visitor's relation to the account. */
export function friendStatus(relation: Relation | 'unknown'): FriendStatus {
  return relation === 'unknown' ? 'unknown' : statuses[relation.friendshipType];
}

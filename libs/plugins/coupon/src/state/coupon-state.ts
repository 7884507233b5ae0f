import { daysBetween, localDate } from '@oa-profile/business-hours';
import type { Relation } from '@oa-profile/api-client';
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

/**
 * What keeps a visitor from using a coupon now: it is used or expired, they are not a friend of the account or have
 * blocked it, it is drawn by lot and they have not won, nobody knows whether they have used it, or it has not begun.
 */
export type CouponHurdle =
  'used' | 'expired' | 'stranger' | 'blocked' | 'useUnknown' | 'upcoming' | Exclude<DrawState, 'won'>;

/** Whether nothing keeps the visitor from using a coupon, unless they have used it: nobody may know that. */
export function mayBeUsable(hurdle: CouponHurdle | undefined): boolean {
  return hurdle === undefined || hurdle === 'useUnknown';
}

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

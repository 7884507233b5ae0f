import type { Relation } from '@oa-profile/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { sampleCoupon } from '../testing/sample-coupon.js';
import { couponHurdle, type CouponHurdle } from './coupon-hurdle.js';
import { couponState } from './coupon-state.js';

type Friendship = Relation['friendshipType'] | undefined;

const during = '2026-11-21T12:00:00+09:00';
const before = '2026-10-31T12:00:00+09:00';
const after = '2026-12-01T12:00:00+09:00';

const hurdleOf = (changes: object, friendship: Friendship, at: string): CouponHurdle | undefined => {
  const coupon = sampleCoupon(changes);
  return couponHurdle(
    coupon,
    couponState(coupon, new Date(at), 'Asia/Tokyo'),
    friendship && { friendshipType: friendship, favorite: 'false' },
  );
};

describe('the hurdle before a coupon', () => {
  it.each<
    [coupon: string, changes: object, friendship: Friendship, at: string, hurdle: CouponHurdle | undefined]
  >([
    ['for everybody', {}, 'unspecified', during, undefined],
    ['for everybody', {}, 'friendBlocked', during, undefined],
    ['for everybody, to come', {}, 'unspecified', before, 'upcoming'],
    ['for everybody, over', {}, 'unspecified', after, 'expired'],
    ['for friends', { friendsOnly: true }, 'friend', during, undefined],
    ['for friends', { friendsOnly: true }, 'unspecified', during, 'stranger'],
    ['for friends', { friendsOnly: true }, 'friendBlocked', during, 'blocked'],
    ['for friends', { friendsOnly: true }, 'unknown', during, undefined],
    ['for friends', { friendsOnly: true }, undefined, during, undefined],
    ['for friends, to come', { friendsOnly: true }, 'friend', before, 'upcoming'],
    ['for friends, to come', { friendsOnly: true }, 'unspecified', before, 'stranger'],
    ['for friends, over', { friendsOnly: true }, 'unspecified', after, 'expired'],
    ['used', { used: true }, 'friend', during, 'used'],
    ['used, for friends', { used: true, friendsOnly: true }, 'unspecified', during, 'used'],
    ['used, without a limit', { used: true, usage: 'unlimited' }, 'friend', during, undefined],
  ])('the hurdle before a coupon %s %j, for %s at %s: %s', (_coupon, changes, friendship, at, hurdle) => {
    expect(hurdleOf(changes, friendship, at)).toBe(hurdle);
  });
});

import type { Relation } from '@oa-profile/api-client';
import { describe, expect, it } from 'vitest';
import { sampleCoupon } from '../testing/sample-coupon.js';
import { couponHurdle, friendStatus, type CouponHurdle } from './coupon-hurdle.js';
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
    friendship ? { friendshipType: friendship, favorite: 'false' } : 'unknown',
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
    ['won', { lotteryPercent: 20, drawState: 'won' }, 'friend', during, undefined],
    ['won, to come', { lotteryPercent: 20, drawState: 'won' }, 'friend', before, 'upcoming'],
    ['won and used', { lotteryPercent: 20, drawState: 'won', used: true }, 'friend', during, 'used'],
    ['drawn, entered', { lotteryPercent: 20, drawState: 'entered' }, 'friend', during, 'entered'],
    ['drawn, not entered', { lotteryPercent: 20, drawState: 'notEntered' }, 'friend', during, 'notEntered'],
    ['drawn, to come', { lotteryPercent: 20 }, 'friend', before, 'unknown'],
    ['drawn, to come', { lotteryPercent: 20, drawState: 'entered' }, 'friend', before, 'entered'],
    ['drawn, lost', { lotteryPercent: 20, drawState: 'lost' }, 'friend', during, 'lost'],
    ['drawn, unlimited', { lotteryPercent: 20, usage: 'unlimited' }, 'friend', during, 'unknown'],
    ['drawn', { lotteryPercent: 20 }, 'friend', during, 'unknown'],
    ['drawn', { lotteryPercent: 20 }, undefined, during, 'unknown'],
    ['drawn, for friends', { lotteryPercent: 20, friendsOnly: true }, 'unspecified', during, 'stranger'],
    ['drawn with an unknown chance', { lotteryPercent: 'unknown' }, 'friend', during, 'unknown'],
    ['drawn, without its chance', { drawState: 'entered' }, 'friend', during, 'entered'],
    ['drawn, with nothing but how', { drawEntry: 'Come by.' }, 'friend', during, 'unknown'],
    ['for friends, as far as can be read', { friendsOnly: 'unknown' }, 'unspecified', during, 'stranger'],
    ['for friends, as far as can be read', { friendsOnly: 'unknown' }, 'friend', during, undefined],
    ['used or not', { used: 'unknown' }, 'friend', during, 'useUnknown'],
    ['used or not, to come', { used: 'unknown' }, 'friend', before, 'useUnknown'],
    ['used or not, over', { used: 'unknown' }, 'friend', after, 'expired'],
    ['used or not, without a limit', { used: 'unknown', usage: 'unlimited' }, 'friend', during, undefined],
    ['used, without a limit', { used: true, usage: 'unlimited' }, 'friend', during, undefined],
  ])('the hurdle before a coupon %s %j, for %s at %s: %s', (_coupon, changes, friendship, at, hurdle) => {
    expect(hurdleOf(changes, friendship, at)).toBe(hurdle);
  });
});

it.each([
  ['friend', 'friend'],
  ['unspecified', 'stranger'],
  ['recommend', 'stranger'],
  ['deleted', 'stranger'],
  ['deletedBlocked', 'stranger'],
  ['friendBlocked', 'blocked'],
  ['recommendBlocked', 'blocked'],
  ['unknown', 'unknown'],
] as const)('a visitor who is %s counts as a %s', (friendshipType, status) => {
  expect(friendStatus({ friendshipType, favorite: 'false' })).toBe(status);
});

it('a visitor whose relation is not known yet is neither friend nor stranger', () => {
  expect(friendStatus('unknown')).toBe('unknown');
});

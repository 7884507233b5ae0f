import { describe, expect, it } from 'vitest';
import type { Relation } from '@oa-profile/api-client';
import type { Coupon } from '../data.js';
import { sampleCoupon } from '../testing/sample-coupon.js';
import {
  couponHurdle,
  couponState,
  friendStatus,
  orderedCoupons,
  type CouponHurdle,
  type CouponState,
} from './coupon-state.js';

const stateAt = (time: string, changes: Partial<Coupon> = {}, timeZone = 'Asia/Tokyo'): CouponState =>
  couponState(sampleCoupon(changes), new Date(time), timeZone);

describe('a coupon', () => {
  it('a coupon can be used from its start until before its end', () => {
    expect(stateAt('2026-10-31T23:59:59+09:00').name).toBe('upcoming');
    expect(stateAt('2026-11-01T00:00:00+09:00').name).toBe('usable');
    expect(stateAt('2026-11-30T23:58:59+09:00').name).toBe('endingSoon');
    expect(stateAt('2026-11-30T23:59:00+09:00').name).toBe('expired');
  });

  it.each([
    ['2026-11-26T23:59:59+09:00', { name: 'usable' }],
    ['2026-11-27T00:00:00+09:00', { name: 'endingSoon', daysLeft: 3 }],
    ['2026-11-29T12:00:00+09:00', { name: 'endingSoon', daysLeft: 1 }],
    ['2026-11-30T00:00:00+09:00', { name: 'endingSoon', daysLeft: 0 }],
  ])('a coupon counts calendar days before its end: at %s', (time, state) => {
    expect(stateAt(time)).toEqual(state);
  });

  it('a coupon that ends at midnight has its last day before that', () => {
    const endsAt = '2026-12-01T00:00:00+09:00';
    expect(stateAt('2026-11-30T12:00:00+09:00', { endsAt })).toEqual({ name: 'endingSoon', daysLeft: 0 });
  });

  it('a coupon counts days in the account’s zone, whatever the offsets of its dates', () => {
    const endsAt = '2026-11-30T16:00:00Z';
    expect(stateAt('2026-11-30T03:00:00Z', { endsAt })).toEqual({ name: 'endingSoon', daysLeft: 1 });
    expect(stateAt('2026-11-30T03:00:00Z', { endsAt }, 'Europe/London')).toEqual({
      name: 'endingSoon',
      daysLeft: 0,
    });
  });

  it('a coupon that was used stays used when it has expired', () => {
    expect(stateAt('2026-11-21T12:00:00+09:00', { used: true }).name).toBe('used');
    expect(stateAt('2027-01-01T12:00:00+09:00', { used: true }).name).toBe('used');
  });

  it('a coupon whose draw was lost is over, before its end and after', () => {
    const lost = { lotteryPercent: 20, drawState: 'lost' } as const;
    expect(stateAt('2026-11-21T12:00:00+09:00', lost).name).toBe('lost');
    expect(stateAt('2027-01-01T12:00:00+09:00', lost).name).toBe('lost');
  });

  it('a coupon without a limit is never used up', () => {
    expect(stateAt('2026-11-21T12:00:00+09:00', { used: true, usage: 'unlimited' }).name).toBe('usable');
  });

  it('a coupon that ends before it starts is expired once its end has passed', () => {
    const changes = { startsAt: '2026-12-01T00:00:00+09:00', endsAt: '2026-11-01T00:00:00+09:00' };
    expect(stateAt('2026-11-21T12:00:00+09:00', changes).name).toBe('expired');
  });
});

type Friendship = Relation['friendshipType'] | undefined;

const during = '2026-11-21T12:00:00+09:00';
const before = '2026-10-31T12:00:00+09:00';
const after = '2026-12-01T12:00:00+09:00';

function hurdleOf(changes: object, friendship: Friendship, at: string): CouponHurdle | undefined {
  const coupon = sampleCoupon(changes);
  return couponHurdle(
    coupon,
    couponState(coupon, new Date(at), 'Asia/Tokyo'),
    friendship ? { friendshipType: friendship, favorite: 'false' } : 'unknown',
  );
}

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

const now = new Date('2026-11-29T12:00:00+09:00');

const used = sampleCoupon({ id: 'used', used: true });
const expired = sampleCoupon({ id: 'expired', endsAt: '2026-11-20T23:59:00+09:00' });
const upcoming = sampleCoupon({
  id: 'upcoming',
  startsAt: '2026-12-01T00:00:00+09:00',
  endsAt: '2026-12-31T23:59:00+09:00',
});
const usable = sampleCoupon({ id: 'usable', endsAt: '2027-03-31T23:59:00+09:00' });
const endingSoon = sampleCoupon({ id: 'ending-soon' });

const forFriends = sampleCoupon({ id: 'for-friends', friendsOnly: true });

function idsOf(
  coupons: Parameters<typeof orderedCoupons>[0],
  friendshipType?: Relation['friendshipType'],
): string[] {
  const relation = friendshipType ? ({ friendshipType, favorite: 'false' } as const) : 'unknown';
  return orderedCoupons(coupons, { now, timeZone: 'Asia/Tokyo', relation }).map(({ coupon }) => coupon.id);
}

it('usable coupons come first, then those that have not begun, then used and expired ones', () => {
  expect(idsOf([expired, used, upcoming, usable])).toEqual(['usable', 'upcoming', 'used', 'expired']);
});

it('a coupon that is drawn by lot comes first only for who has won it', () => {
  const drawn = (drawState?: 'entered' | 'won' | 'lost') =>
    sampleCoupon({ id: `drawn-${drawState}`, lotteryPercent: 20, drawState });
  const coupons = [drawn('lost'), drawn(), drawn('entered'), upcoming, usable, drawn('won')];
  expect(idsOf(coupons, 'friend')).toEqual([
    'usable',
    'drawn-won',
    'drawn-undefined',
    'drawn-entered',
    'upcoming',
    'drawn-lost',
  ]);
});

it('usable coupons stay in the owner’s order', () => {
  expect(idsOf([usable, endingSoon])).toEqual(['usable', 'ending-soon']);
  expect(idsOf([endingSoon, usable])).toEqual(['ending-soon', 'usable']);
});

it.each(['unspecified', 'friendBlocked'] as const)(
  'coupons for friends come after those that a visitor with the relation %s can use now',
  (friendshipType) => {
    expect(idsOf([expired, forFriends, upcoming, usable], friendshipType)).toEqual([
      'usable',
      'for-friends',
      'upcoming',
      'expired',
    ]);
  },
);

it.each(['friend', 'unknown', undefined] as const)(
  'coupons for friends keep their place if the relation is %s',
  (friendshipType) => {
    expect(idsOf([forFriends, usable], friendshipType)).toEqual(['for-friends', 'usable']);
  },
);

it('coupons for friends that have not begun are among the others that have not', () => {
  const later = sampleCoupon({ ...upcoming, id: 'later', friendsOnly: true });
  expect(idsOf([later, upcoming, forFriends], 'unspecified')).toEqual(['for-friends', 'later', 'upcoming']);
});

import type { Relation } from '@oa-profile/api-client';
import { expect, it } from 'vitest';
import { sampleCoupon } from '../testing/sample-coupon.js';
import { orderedCoupons } from './ordered-coupons.js';

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

const idsOf = (
  coupons: Parameters<typeof orderedCoupons>[0],
  friendshipType?: Relation['friendshipType'],
): string[] => {
  const relation = friendshipType ? ({ friendshipType, favorite: 'false' } as const) : 'unknown';
  return orderedCoupons(coupons, { now, timeZone: 'Asia/Tokyo', relation }).map(({ coupon }) => coupon.id);
};

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

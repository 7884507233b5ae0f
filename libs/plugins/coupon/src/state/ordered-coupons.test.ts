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

const idsOf = (coupons: Parameters<typeof orderedCoupons>[0]): string[] =>
  orderedCoupons(coupons, now, 'Asia/Tokyo').map(({ coupon }) => coupon.id);

it('coupons that can be used come first, then those that have not begun, then those that are over', () => {
  expect(idsOf([expired, used, upcoming, usable])).toEqual(['usable', 'upcoming', 'used', 'expired']);
});

it('coupons that can be used stay in the owner’s order', () => {
  expect(idsOf([usable, endingSoon])).toEqual(['usable', 'ending-soon']);
  expect(idsOf([endingSoon, usable])).toEqual(['ending-soon', 'usable']);
});

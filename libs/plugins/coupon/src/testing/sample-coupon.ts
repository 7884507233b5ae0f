import type { Coupon } from '../data.js';

/** A coupon for November 2026 in Tokyo, with a test's changes. */
export function sampleCoupon(changes: Partial<Coupon> = {}): Coupon {
  return {
    id: 'first-cup',
    name: 'ハンドドリップ一杯100円引き',
    kind: 'discount',
    startsAt: '2026-11-01T00:00:00+09:00',
    endsAt: '2026-11-30T23:59:00+09:00',
    usage: 'once',
    friendsOnly: false,
    used: false,
    ...changes,
  };
}

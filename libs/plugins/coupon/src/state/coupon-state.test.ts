import { describe, expect, it } from 'vitest';
import type { Coupon } from '../data.js';
import { sampleCoupon } from '../testing/sample-coupon.js';
import { couponState, type CouponState } from './coupon-state.js';

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

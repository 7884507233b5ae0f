import { createFormatters, type Language } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { describe, expect, it } from 'vitest';
import { sampleCoupon } from '../testing/sample-coupon.js';
import { couponTexts } from '../texts.js';
import { deadlineText, periodText } from './period-text.js';

async function wordingOf(language: Language, timeZone = 'Asia/Tokyo') {
  const t = await loadTranslate(couponTexts, language);
  return { timeZone, t, formatters: createFormatters(language, timeZone) };
}

describe('a period', () => {
  it('a period of whole days has no times, whether it ends at 23:59 or at midnight', async () => {
    const wording = await wordingOf('en');
    const atMidnight = sampleCoupon({ endsAt: '2026-12-01T00:00:00+09:00' });
    expect(periodText(sampleCoupon(), wording)).toBe('Nov 1, 2026 – Nov 30, 2026');
    expect(periodText(atMidnight, wording)).toBe('Nov 1, 2026 – Nov 30, 2026');
  });

  it.each(['2026-11-22T23:59:00+09:00', '2026-11-23T00:00:00+09:00'])(
    'a period of one day is that day: until %s',
    async (endsAt) => {
      const coupon = sampleCoupon({ startsAt: '2026-11-22T00:00:00+09:00', endsAt });
      expect(periodText(coupon, await wordingOf('en'))).toBe('Nov 22, 2026');
    },
  );

  it('a period has the times of other ends', async () => {
    const coupon = sampleCoupon({
      startsAt: '2026-11-01T09:00:00+09:00',
      endsAt: '2026-11-30T20:30:00+09:00',
    });
    expect(periodText(coupon, await wordingOf('en'))).toBe('Nov 1, 2026, 9:00 AM – Nov 30, 2026, 8:30 PM');
  });

  it('a period is in the account’s time zone', async () => {
    const coupon = sampleCoupon({ startsAt: '2026-10-31T15:00:00Z', endsAt: '2026-11-30T14:59:00Z' });
    expect(periodText(coupon, await wordingOf('en'))).toBe('Nov 1, 2026 – Nov 30, 2026');
    expect(periodText(coupon, await wordingOf('th', 'Asia/Bangkok'))).toMatch(/2569/);
  });
});

describe('the deadline', () => {
  it('the deadline is the end of a coupon that has begun, else the whole period', async () => {
    const wording = await wordingOf('en');
    expect(deadlineText(sampleCoupon(), { name: 'usable' }, wording)).toBe('Until Nov 30, 2026');
    expect(deadlineText(sampleCoupon(), { name: 'expired' }, wording)).toBe('Ended Nov 30, 2026');
    expect(deadlineText(sampleCoupon(), { name: 'upcoming' }, wording)).toBe('Nov 1, 2026 – Nov 30, 2026');
  });
});

import { createFormatters, type Language } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { describe, expect, it } from 'vitest';
import { sampleCoupon } from '../testing/sample-coupon.js';
import { couponTexts } from '../texts.js';
import { deadlineText, keepUnits, periodText, startNear } from './coupon-words.js';

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

const now = new Date('2026-11-21T12:00:00+09:00');

async function said(startsAt: string, language: Language = 'en', timeZone = 'Asia/Tokyo'): Promise<string> {
  const t = await loadTranslate(couponTexts, language);
  const formatters = createFormatters(language, timeZone);
  const from = startNear(sampleCoupon({ startsAt }), { now, timeZone, formatters });
  return t('state.from', { from }).replace(/[\u202f\u00a0]/g, ' ');
}

describe('the start of a coupon', () => {
  it.each([
    ['later today', '2026-11-21T15:00:00+09:00', 'From 3:00 PM'],
    ['tomorrow', '2026-11-22T00:00:00+09:00', 'From tomorrow'],
    ['on one of the coming days', '2026-11-27T00:00:00+09:00', 'From Friday'],
    ['with a time of day', '2026-11-27T15:00:00+09:00', 'From Friday, 3:00 PM'],
    ['in a week, which is this weekday again', '2026-11-28T00:00:00+09:00', 'From Sat, Nov 28'],
    ['later', '2026-12-24T17:30:00+09:00', 'From Thu, Dec 24, 5:30 PM'],
    ['next year', '2027-01-02T00:00:00+09:00', 'From Sat, Jan 2'],
    ['at another offset', '2026-11-26T15:00:00Z', 'From Friday'],
  ])('the start of a coupon is written naturally: %s', async (_when, startsAt, text) => {
    expect(await said(startsAt)).toBe(text);
  });

  it('the start of a coupon is in the account’s time zone', async () => {
    expect(await said('2026-11-27T00:00:00+09:00', 'en', 'Asia/Bangkok')).toBe('From Thursday, 10:00 PM');
  });

  it.each<[Language, string]>([
    ['ja', '金曜日 15:00から'],
    ['zh-TW', '星期五15:00起'],
    ['th', 'ตั้งแต่ วันศุกร์ 15:00 น.'],
    ['id', 'Mulai Jumat, 15.00'],
    ['ko', '금요일 오후 3:00부터'],
  ])('the start of a coupon is written in %s', async (language, text) => {
    expect(await said('2026-11-27T15:00:00+09:00', language)).toBe(text);
  });

  it('the start of a coupon has a space before a date in Thai, as before numbers', async () => {
    expect(await said('2026-12-05T00:00:00+09:00', 'th')).toBe('ตั้งแต่ เสาร์ 5 ธ.ค.');
  });
});

it.each([
  ['20 g more with every 200 g of beans', '20~g more with every 200~g of beans'],
  ['ลด 10 % และ 500 มล.', 'ลด 10~% และ 500~มล.'],
  ['2 cakes, 3 kg', '2 cakes, 3~kg'],
  ['豆200gで20gおまけ', '豆200gで20gおまけ'],
])('keepUnits keeps numbers and units of %s together', (text, kept) => {
  expect(keepUnits(text)).toBe(kept.replaceAll('~', '\u00a0'));
});

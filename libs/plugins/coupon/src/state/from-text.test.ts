import { createFormatters, type Language } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { describe, expect, it } from 'vitest';
import { sampleCoupon } from '../testing/sample-coupon.js';
import { couponTexts } from '../texts.js';
import { fromText } from './from-text.js';

const now = new Date('2026-11-21T12:00:00+09:00');

async function said(startsAt: string, language: Language = 'en', timeZone = 'Asia/Tokyo'): Promise<string> {
  const t = await loadTranslate(couponTexts, language);
  const formatters = createFormatters(language, timeZone);
  return fromText(sampleCoupon({ startsAt }), { now, timeZone, t, formatters }).replace(
    /[\u202f\u00a0]/g,
    ' ',
  );
}

describe('the start of a coupon', () => {
  it.each([
    ['later today', '2026-11-21T15:00:00+09:00', 'From 3:00 PM'],
    ['tomorrow', '2026-11-22T00:00:00+09:00', 'From Sunday'],
    ['on one of the coming days', '2026-11-27T00:00:00+09:00', 'From Friday'],
    ['with a time of day', '2026-11-27T15:00:00+09:00', 'From Friday, 3:00 PM'],
    ['in a week, which is this weekday again', '2026-11-28T00:00:00+09:00', 'From Nov 28, 2026'],
    ['later', '2026-12-24T17:30:00+09:00', 'From Dec 24, 2026, 5:30 PM'],
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
    ['id', 'Mulai Jumat pukul 15.00'],
    ['ko', '금요일 오후 3:00부터'],
  ])('the start of a coupon is written in %s', async (language, text) => {
    expect(await said('2026-11-27T15:00:00+09:00', language)).toBe(text);
  });

  it('the start of a coupon has a space before a date in Thai, as before numbers', async () => {
    expect(await said('2026-12-05T00:00:00+09:00', 'th')).toBe('ตั้งแต่ 5 ธ.ค. 2569');
  });
});

import { createFormatters } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { basicInfoTexts } from '../texts.js';
import { priceText } from './price-text.js';

const t = await loadTranslate(basicInfoTexts, 'en');
const formatters = createFormatters('en', 'Asia/Tokyo');
const yen = (amount: number) => ({ amount, currency: 'JPY' });

it.each([
  [{ min: yen(1000), max: yen(2000) }, '¥1,000 – ¥2,000'],
  [{ min: yen(1000) }, 'from ¥1,000'],
  [{ max: yen(2000) }, 'up to ¥2,000'],
  [{ min: yen(0), max: yen(500) }, '¥0 – ¥500'],
])('the price text shows all that is known of %j', (range, text) => {
  expect(priceText({ ...range }, t, formatters)).toBe(text);
});

it('a range with equal ends is one price', () => {
  expect(priceText({ min: yen(650), max: yen(650) }, t, formatters)).toBe('¥650');
});

it('a price has the decimal places and the sign of its currency', () => {
  const baht = (amount: number) => ({ amount, currency: 'THB' });
  expect(priceText({ min: baht(180.5), max: baht(350) }, t, formatters)).toBe('฿180.50 – ฿350');
});

it('an unknown currency is shown by its code and does not break the section', () => {
  const unknown = (amount: number) => ({ amount, currency: 'XXQ' });
  expect(priceText({ min: unknown(20) }, t, formatters)).toBe('from 20 XXQ');
});

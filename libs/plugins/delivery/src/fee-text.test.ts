import { createFormatters } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { feeText, type FeeText, minimumText } from './fee-text.js';
import { deliveryTexts } from './texts.js';

const t = await loadTranslate(deliveryTexts, 'en');
const formatters = createFormatters('en', 'Asia/Tokyo');
const yen = (amount: number): { amount: number; currency: string } => ({ amount, currency: 'JPY' });
const fee = (terms: Parameters<typeof feeText>[0]): FeeText => feeText(terms, t, formatters);

it('a delivery fee is written as an amount', () => {
  expect(fee({ fee: yen(300) })).toEqual({ fee: '¥300', isFree: false });
});

it('a fee that is waived from an amount on has that condition', () => {
  expect(fee({ fee: yen(300), freeFrom: yen(3000) }).condition).toBe('Free from ¥3,000');
});

it.each([{ fee: yen(0) }, { fee: yen(0), freeFrom: yen(3000) }, { freeFrom: yen(0) }])(
  'delivery is free without a condition for %j',
  (terms) => {
    expect(fee(terms)).toEqual({ fee: 'Free', isFree: true });
  },
);

it.each([undefined, yen(0), yen(300)])('every order that is accepted is free, with a fee of %j', (amount) => {
  for (const least of [1, 1500, 3000])
    for (const from of [least - 1, least, least + 1]) {
      const terms = { fee: amount, freeFrom: yen(from), minimumOrder: yen(least) };
      expect(fee(terms).isFree, JSON.stringify(terms)).toBe(amount?.amount === 0 || from <= least);
    }
  const dollars = { amount: 5000, currency: 'USD' };
  expect(fee({ fee: yen(300), freeFrom: yen(3000), minimumOrder: dollars }).isFree).toBe(false);
});

it('a fee or minimum that cannot be read is to be checked, and none is told as free', () => {
  expect(fee({ fee: 'unknown' })).toEqual({ fee: 'Check when ordering', isFree: false });
  expect(fee({ fee: yen(300), freeFrom: yen(1500), minimumOrder: 'unknown' })).toEqual({
    fee: '¥300',
    isFree: false,
    condition: 'Free from ¥1,500',
  });
  expect(minimumText('unknown', t, formatters)).toBe('Check when ordering');
});

it('a fee of unknown amount depends on the order', () => {
  expect(fee({})).toEqual({ fee: 'Depends on the order', isFree: false });
  expect(fee({ freeFrom: yen(3000) })).toMatchObject({
    fee: 'Depends on the order',
    condition: 'Free from ¥3,000',
  });
});

it('a fee in an unknown currency is shown with the currency’s code', () => {
  expect(fee({ fee: { amount: 25, currency: 'XXQ' } }).fee).toBe('25 XXQ');
});

it('a minimum order of zero is written as none', () => {
  expect(minimumText(yen(1500), t, formatters)).toBe('¥1,500');
  expect(minimumText(yen(0), t, formatters)).toBe('None');
});

import { createFormatters } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { moneyText } from './money-text.js';

const formatters = createFormatters('en', 'Asia/Bangkok');

it('has the sign of the currency', () => {
  expect(moneyText({ amount: 180.5, currency: 'THB' }, formatters)).toBe('฿180.50');
});

it('names a currency that nobody knows, instead of throwing', () => {
  expect(moneyText({ amount: 1200, currency: 'XXQ' }, formatters)).toBe('1,200 XXQ');
});

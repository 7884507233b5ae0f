import { createFormatters } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { moneyText } from './money-text.js';

const formatters = createFormatters('en', 'Asia/Bangkok');

it('an amount has the sign of its currency', () => {
  expect(moneyText({ amount: 180.5, currency: 'THB' }, formatters)).toBe('฿180.50');
});

it('an unknown currency is named by its code instead of throwing', () => {
  expect(moneyText({ amount: 1200, currency: 'XXQ' }, formatters)).toBe('1,200 XXQ');
});

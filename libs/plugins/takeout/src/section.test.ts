import { createFormatters } from '@oa-profile/i18n';
import { changesBetween, digestOf } from '@oa-profile/plugin-sdk';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { takeoutSection } from './section.js';
import { takeoutTexts } from './texts.js';

const item = (id: string, amount: number, more: object = {}) => ({
  id,
  name: 'コーヒー',
  price: { amount, currency: 'JPY' },
  ...more,
});
const before = { items: [item('a', 500), item('b', 700)] };

it.each([
  { why: 'tells another price', after: { items: [item('a', 550), item('b', 700)] }, isNews: true },
  { why: 'tells that something is there or gone', after: { items: [item('a', 500)] }, isNews: true },
  { why: 'says nothing of another order', after: { items: [item('b', 700), item('a', 500)] } },
  { why: 'tells that all are others', after: { items: [item('c', 500), item('d', 700)] }, isNews: true },
  {
    why: 'says nothing of what is sold out',
    after: { items: [item('a', 500, { soldOut: true }), item('b', 700)] },
  },
  {
    why: 'says nothing of another language',
    after: { items: [item('a', 500, { name: 'Coffee' }), item('b', 700)] },
  },
])('$why', async ({ after, isNews = false }) => {
  const t = await loadTranslate(takeoutTexts, 'en');
  const context = {
    account: { name: 'Komorebi', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' },
    language: 'en' as const,
    formatters: createFormatters('en', 'Asia/Tokyo'),
    now: new Date('2026-11-21T12:00:00+09:00'),
  };
  const digests = [digestOf(takeoutSection, before), digestOf(takeoutSection, after)] as const;
  expect(changesBetween(takeoutSection, digests, context, t)).toEqual(
    isNews ? [{ text: 'Takeout menu has changed' }] : [],
  );
});

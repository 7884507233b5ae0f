import { createFormatters } from '@oa-profile/i18n';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineSection } from './section.js';
import { goodsSinceLastVisit } from './goods-since-last-visit.js';
import { changesBetween, digestOf } from './since-last-visit.js';

const goods = v.object({ items: v.array(v.looseObject({ id: v.string(), price: v.optional(v.unknown()) })) });
const section = defineSection<v.InferOutput<typeof goods>>({
  type: 'goods',
  source: { kind: 'account-page' },
  schema: goods,
  texts: {} as never,
  isEmpty: () => false,
  Section: () => null,
  sinceLastVisit: goodsSinceLastVisit((t: (key: string) => string) => t('goods')),
});

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
])('a list of goods $why', ({ after, isNews = false }) => {
  const context = {
    account: { name: 'Komorebi', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' },
    language: 'en' as const,
    formatters: createFormatters('en', 'Asia/Tokyo'),
    now: new Date('2026-11-21T12:00:00+09:00'),
  };
  const digests = [digestOf(section, before), digestOf(section, after)] as const;
  expect(changesBetween(section, digests, context, (key: string) => key)).toEqual(
    isNews ? [{ text: 'goods' }] : [],
  );
});

import { changesBetween, digestOf } from '@oa-profile/plugin-sdk';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { createFormatters, type Language } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { couponSection } from './section.js';
import { sampleCoupon } from './testing/sample-coupon.js';
import { couponTexts } from './texts.js';

const now = new Date('2026-11-21T12:00:00+09:00');

/** Data with coupons of these ids; one that ends with '!' has ended. */
const listOf = (ids: string, nextCursor?: string) => ({
  items: (ids ? ids.split(' ') : []).map((id) =>
    sampleCoupon({
      id: id.replace('!', ''),
      ...(id.endsWith('!') && { endsAt: '2026-11-20T23:59:00+09:00' }),
    }),
  ),
  nextCursor,
});

async function changes(
  before: ReturnType<typeof listOf> | undefined,
  after: ReturnType<typeof listOf>,
  language: Language = 'en',
) {
  const context = {
    account: { name: 'Komorebi', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' },
    language,
    formatters: createFormatters(language, 'Asia/Tokyo'),
    now,
  };
  // As the device keeps it.
  const kept: unknown = before && JSON.parse(JSON.stringify(digestOf(couponSection, before)));
  const t = await loadTranslate(couponTexts, language);
  return changesBetween(couponSection, [kept, digestOf(couponSection, after)], context, t) ?? [];
}

it.each([
  { why: 'counts what is new', before: 'a', after: 'b a c', text: '2 new coupons' },
  { why: 'leads to the only new one', before: 'a', after: 'a b', text: '1 new coupon', itemId: 'b' },
  { why: 'says nothing if coupons have gone or changed places', before: 'a b c', after: 'c a' },
  { why: 'leaves out what has ended already', before: 'a', after: 'a b!' },
  { why: 'counts all where there were none', before: undefined, after: 'a b', text: '2 new coupons' },
])('$why', async ({ before, after, text, itemId }) => {
  const found = await changes(before === undefined ? undefined : listOf(before), listOf(after));
  expect(found).toEqual(text === undefined ? [] : [{ text, itemId }]);
});

it.each([
  { why: 'a coupon on top of a long list is new', before: 'a b', after: 'n a b', texts: ['1 new coupon'] },
  { why: 'one that has moved up from its next page is not', before: 'a b', after: 'b c', texts: [] },
  { why: 'a list that was replaced is new', before: 'a b', after: 'c d', texts: ['2 new coupons'] },
])('$why', async ({ before, after, texts }) => {
  const found = await changes(listOf(before, 'next'), listOf(after, 'next'));
  expect(found.map(({ text }) => text)).toEqual(texts);
});

it('couponsSinceLastVisit is the same in any language, and has no words of the coupons', async () => {
  const words = JSON.stringify(digestOf(couponSection, listOf('a')));
  expect(words).not.toContain(sampleCoupon().name);
  const [change] = await changes(listOf('a'), listOf('a b c'), 'ja');
  expect(change?.text).toBe('新しいクーポン2件');
});

it('couponsSinceLastVisit says nothing of a digest that it cannot read', async () => {
  const t = await loadTranslate(couponTexts, 'en');
  const context = {
    account: { name: 'K', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' },
    language: 'en' as const,
    formatters: createFormatters('en', 'Asia/Tokyo'),
    now,
  };
  for (const odd of ['x', 7, [], { coupons: [['../x', 'never']] }])
    expect(
      changesBetween(couponSection, [odd, digestOf(couponSection, listOf('a'))], context, t),
    ).toBeUndefined();
});

const picture = { url: 'https://example.com/cup.jpg', width: 960, height: 720 };

it('a coupon’s card has its name, its guide on one line, and its picture', () => {
  const items = [sampleCoupon({ guide: 'Show this.\nOnce only.', picture })];
  expect(couponSection.itemCard?.({ items }, 'first-cup')).toEqual({
    title: 'ハンドドリップ一杯100円引き',
    description: 'Show this. Once only.',
    picture,
  });
});

it('a coupon’s card shortens a long guide', () => {
  const items = [sampleCoupon({ guide: 'あ'.repeat(500) })];
  expect(couponSection.itemCard?.({ items }, 'first-cup')?.description).toBe(`${'あ'.repeat(119)}…`);
});

it('a coupon’s card leaves out what the coupon lacks', () => {
  const card = couponSection.itemCard?.({ items: [sampleCoupon()] }, 'first-cup');
  expect(card?.description).toBeUndefined();
  expect(card?.picture).toBeUndefined();
});

it('a coupon’s card is found by the id of the coupon, and an unknown id has none', () => {
  const items = [sampleCoupon({ id: 'second-cup', name: 'Other' }), sampleCoupon()];
  expect(couponSection.itemCard?.({ items }, 'first-cup')?.title).toBe('ハンドドリップ一杯100円引き');
  expect(couponSection.itemCard?.({ items }, 'no-such-coupon')).toBeUndefined();
});

import { createFormatters } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { couponHighlights } from './coupon-highlights.js';
import { sampleCoupon } from './testing/sample-coupon.js';

const context = {
  account: {
    name: 'Komorebi',
    countryCode: 'JP' as const,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    contentLanguage: 'ja',
  },
  language: 'en' as const,
  formatters: createFormatters('en', 'Asia/Tokyo'),
};

it('couponHighlights offers coupons in order, each during its period', () => {
  const first = sampleCoupon({ id: 'c-1', name: '100円引き' });
  const second = sampleCoupon({ id: 'c-2', name: 'お試し' });
  expect(couponHighlights({ items: [first, second] }, context)).toEqual([
    expect.objectContaining({
      kind: 'offer',
      text: '100円引き',
      itemId: 'c-1',
      from: first.startsAt,
      until: first.endsAt,
      lang: 'ja',
    }),
    expect.objectContaining({ text: 'お試し', isFallback: false }),
  ]);
});

it.each([
  [undefined, [{ isFallback: true }]],
  ['notEntered', [{ isFallback: true }]],
  ['entered', [{ isFallback: true }]],
  ['won', [{ isFallback: false }]],
  ['lost', []],
] as const)(
  'couponHighlights offers a coupon that is drawn by lot, in the state %s, as %j',
  (drawState, offers) => {
    const items = [sampleCoupon({ lotteryPercent: 20, drawState })];
    expect(couponHighlights({ items }, context)).toMatchObject(offers);
  },
);

it('couponHighlights leaves out a used coupon, unless it can be used again', () => {
  const used = sampleCoupon({ used: true, usage: 'once' });
  const again = sampleCoupon({ used: true, usage: 'unlimited' });
  expect(couponHighlights({ items: [used] }, context)).toEqual([]);
  expect(couponHighlights({ items: [again] }, context)).toHaveLength(1);
});

it.each([
  ['friend', false],
  ['unspecified', true],
  ['friendBlocked', true],
  ['unknown', true],
] as const)(
  'couponHighlights lets others go before a coupon for friends where the visitor is %s: %s',
  (friendshipType, isFallback) => {
    const relation = { friendshipType, favorite: 'unknown' } as const;
    const items = [sampleCoupon({ friendsOnly: true })];
    expect(couponHighlights({ items }, { ...context, relation })).toMatchObject([{ isFallback }]);
  },
);

it('couponHighlights lets others go before a coupon for friends where nothing says that the visitor is one', () => {
  const items = [sampleCoupon({ friendsOnly: true }), sampleCoupon({ id: 'c-2', friendsOnly: false })];
  expect(couponHighlights({ items }, context)).toMatchObject([{ isFallback: true }, { isFallback: false }]);
});

it.each([
  [true, 'friends'],
  [false, undefined],
  ['unknown', undefined],
] as const)(
  'couponHighlights tells new friends of a coupon only if it is known to be for friends (%s)',
  (friendsOnly, audience) => {
    const [offer] = couponHighlights({ items: [sampleCoupon({ friendsOnly })] }, context);
    expect(offer).toMatchObject({ for: audience });
  },
);

import { expect, it } from 'vitest';
import { sampleCoupon } from '../testing/sample-coupon.js';
import { couponItemCard } from './coupon-item-card.js';

const picture = { url: 'https://example.com/cup.jpg', width: 960, height: 720 };

it('a coupon’s card has its name, its guide on one line, and its picture', () => {
  const items = [sampleCoupon({ guide: 'Show this.\nOnce only.', picture })];
  expect(couponItemCard({ items }, 'first-cup')).toEqual({
    title: 'ハンドドリップ一杯100円引き',
    description: 'Show this. Once only.',
    picture,
  });
});

it('a coupon’s card shortens a long guide', () => {
  const items = [sampleCoupon({ guide: 'あ'.repeat(500) })];
  expect(couponItemCard({ items }, 'first-cup')?.description).toBe(`${'あ'.repeat(119)}…`);
});

it('a coupon’s card leaves out what the coupon lacks', () => {
  const card = couponItemCard({ items: [sampleCoupon()] }, 'first-cup');
  expect(card?.description).toBeUndefined();
  expect(card?.picture).toBeUndefined();
});

it('a coupon’s card is found by the id of the coupon, and an unknown id has none', () => {
  const items = [sampleCoupon({ id: 'second-cup', name: 'Other' }), sampleCoupon()];
  expect(couponItemCard({ items }, 'first-cup')?.title).toBe('ハンドドリップ一杯100円引き');
  expect(couponItemCard({ items }, 'no-such-coupon')).toBeUndefined();
});

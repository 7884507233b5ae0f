import { expect, it } from 'vitest';
import { sampleCoupon } from '../testing/sample-coupon.js';
import { couponItemCard } from './coupon-item-card.js';

const picture = { url: 'https://example.com/cup.jpg', width: 960, height: 720 };

it('shows name, guide on one line, and picture', () => {
  const items = [sampleCoupon({ guide: 'Show this.\nOnce only.', picture })];
  expect(couponItemCard({ items }, 'first-cup')).toEqual({
    title: 'ハンドドリップ一杯100円引き',
    description: 'Show this. Once only.',
    picture,
  });
});

it('shortens a long guide', () => {
  const items = [sampleCoupon({ guide: 'あ'.repeat(500) })];
  expect(couponItemCard({ items }, 'first-cup')?.description).toBe(`${'あ'.repeat(119)}…`);
});

it('leaves out what the coupon lacks', () => {
  const card = couponItemCard({ items: [sampleCoupon()] }, 'first-cup');
  expect(card?.description).toBeUndefined();
  expect(card?.picture).toBeUndefined();
});

it('is the one of its id, and none of an unknown id', () => {
  const items = [sampleCoupon({ id: 'second-cup', name: 'Other' }), sampleCoupon()];
  expect(couponItemCard({ items }, 'first-cup')?.title).toBe('ハンドドリップ一杯100円引き');
  expect(couponItemCard({ items }, 'no-such-coupon')).toBeUndefined();
});

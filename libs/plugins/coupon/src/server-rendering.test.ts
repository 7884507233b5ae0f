import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { couponSection } from './section.js';
import { sampleCoupon } from './testing/sample-coupon.js';

const render = (items: unknown[], overrides = {}): Promise<string> =>
  renderOnServer(couponSection, { status: 'Success', data: { items } }, overrides);

it('the section shows nothing about the visitor while the relation is not known', async () => {
  const html = await render([sampleCoupon({ friendsOnly: true })], { relation: 'unknown' });
  expect(html).toContain('Friends only');
  expect(html).not.toContain('Add friend');
});

it('the section renders nothing without coupons', async () => {
  expect(await render([])).toBe('');
});

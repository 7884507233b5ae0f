import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { couponPlugin } from './coupon-plugin.js';
import { sampleCoupon } from './testing/sample-coupon.js';

const render = (items: unknown[], overrides = {}): Promise<string> =>
  renderOnServer(couponPlugin, { status: 'Success', data: { items } }, overrides);

it('the section has a link to every coupon in the HTML, so that nothing needs script', async () => {
  const items = Array.from({ length: 30 }, (_, index) => sampleCoupon({ id: `number-${index}` }));
  const html = await render(items);
  for (const { id } of items) expect(html).toContain(`href="/@komorebi/story/${id}"`);
});

it('the section shows nothing about the visitor while the relation is not known', async () => {
  const html = await render([sampleCoupon({ friendsOnly: true })], { relation: undefined });
  expect(html).toContain('Friends only');
  expect(html).not.toContain('Add friend');
});

it('the section renders nothing without coupons', async () => {
  expect(await render([])).toBe('');
});

it('the section shows a coupon once that the API sends twice', async () => {
  expect(await render([sampleCoupon(), sampleCoupon({ name: 'Another' })])).not.toContain('Another');
});

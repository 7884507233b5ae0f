import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import type { Membership } from './data.js';
import { membershipPlugin } from './membership-plugin.js';

const tree: Membership['plans'][number] = {
  id: 'tree',
  name: '大樹',
  pricePerMonth: { amount: 2980, currency: 'JPY' },
  perks: ['<b>豆200g</b>'],
  joined: false,
  soldOut: false,
  url: 'https://shop.example.com/membership/tree',
};

const render = (plans: object[], overrides = {}): Promise<string> =>
  renderOnServer(membershipPlugin, { status: 'Success', data: { plans } }, overrides);

it('the section has price, perks and link in the HTML', async () => {
  const html = await render([tree]);
  expect(html).toContain('¥2,980 / month');
  expect(html).toContain('&lt;b&gt;豆200g&lt;/b&gt;');
  expect(html).toContain('href="https://shop.example.com/membership/tree"');
});

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

it('the section has a price in an unknown currency', async () => {
  const html = await render([{ ...tree, pricePerMonth: { amount: 30, currency: 'QQQ' } }]);
  expect(html).toContain('30 QQQ / month');
});

it('the section has only http(s) links, and no inline style', async () => {
  const picture = { url: 'data:image/png;base64,AAAA', width: 960, height: 720 };
  const html = await render([{ ...tree, url: 'javascript:alert(1)', picture }]);
  expect(html).toContain('大樹');
  expect(html).not.toMatch(/href=|<img|style=/);
});

it('the section shows the first of two plans with the same id', async () => {
  const html = await render([tree, { ...tree, name: '二本目' }]);
  expect(html).toContain('大樹');
  expect(html).not.toContain('二本目');
});

it('the section marks the account’s language if the page has another', async () => {
  expect(await render([tree], { language: 'th' })).toMatch(/<h3[^>]* lang="ja"[^>]*>大樹/);
});

it('the section renders nothing without plans', async () => {
  expect(await render([])).toBe('');
});

import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { showcaseSection } from './section.js';

const items = Array.from({ length: 30 }, (_, index) => ({
  id: `number-${index}`,
  name: `<b>${index}番目</b>`,
  price: { amount: 650, currency: 'JPY' },
  soldOut: index === 3,
  url: `https://shop.example.com/${index}`,
}));
const render = (data: unknown, overrides = {}): Promise<string> =>
  renderOnServer(showcaseSection, { status: 'Success', data }, overrides);

it('the section says in words what is sold out', async () => {
  expect((await render({ items })).match(/Sold out/g)).toHaveLength(1);
});

it('the section can be scrolled by keys before any script runs', async () => {
  const state = { status: 'Success', data: { items } } as const;
  expect(await renderOnServer(showcaseSection, state, {}, '/@komorebi/showcase')).toMatch(
    /<ul[^>]*tabindex="0"/i,
  );
});

import { expect, test } from './support/fixtures.js';

test('a coupon has its own view, and Back leads to the profile', { tag: '@end-to-end' }, async ({ tab }) => {
  await tab.goto('/@komorebi?lang=en');
  await tab.ready();
  await tab.css('[data-plugin=coupon]').shown();
  const address = await tab.css('[data-plugin=coupon] a[href*="/coupon/"]').attribute('href');
  await tab.css(`[data-plugin=coupon] a[href="${address}"]`).first().click();
  await tab.role('heading', undefined, { level: 1 }).focused();
  expect((await tab.url()).pathname).toBe(new URL(address ?? '', await tab.url()).pathname);
  await tab.role('button', 'Show at the counter').shown();
  await tab.back();
  await tab.role('heading', /Komorebi Coffee/, { level: 1 }).shown();
});

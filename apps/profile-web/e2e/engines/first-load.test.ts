import { addresses } from '../support/addresses.js';
import { expect, test } from './support/fixtures.js';

test(
  'the server sends a readable page, which becomes interactive without errors',
  { tag: '@end-to-end' },
  async ({ tab, request }) => {
    const html = await (await request.get(`${addresses.page}/@komorebi?lang=en`)).text();
    expect(html).toContain('Can I book a table?');
    await tab.goto('/@komorebi?lang=en');
    await tab.ready();
    expect((await tab.role('heading', undefined, { level: 1 }).shown())[0]).toContain('Komorebi Coffee');
    await tab.role('button', 'More').click();
    await tab.role('dialog').role('link', 'Report this account').shown();
    await tab.press('Escape');
    await tab.role('dialog').gone();
  },
);

test('every section becomes interactive once it is in view', { tag: '@end-to-end' }, async ({ tab }) => {
  await tab.goto('/@komorebi?lang=en');
  await tab.ready();
  await tab.css('[data-plugin=faq] summary').text('Can I book a table?').click();
  await tab.css('[data-plugin=faq] details[open]').shown();
  const sections = await tab.css('[data-plugin]').shown();
  expect(sections).toHaveLength(15);
  expect(sections.filter((text) => !text.trim())).toEqual([]);
});

test(
  'a view opens in place, and Back restores the profile’s scroll position, as often as it is taken',
  { tag: '@end-to-end' },
  async ({ tab }) => {
    await tab.goto('/@komorebi?lang=en');
    await tab.ready();
    await tab.evaluate(() => {
      window.scrollTo(0, 900);
      Object.assign(window, { stayed: true });
    });
    await tab.role('button', 'More').click();
    await tab.role('link', 'Report this account').click();
    await tab.role('heading', 'Report this account', { level: 1 }).focused();
    for (const round of [1, 2]) {
      await tab.back();
      await tab.role('heading', /Komorebi Coffee/, { level: 1 }).shown();
      await tab.waitFor(() => Math.abs(window.scrollY - 900) < 100);
      if (round === 2) break;
      await tab.evaluate(() => history.forward());
      await tab.role('heading', 'Report this account', { level: 1 }).shown();
    }
    expect(await tab.evaluate(() => 'stayed' in window)).toBe(true);
  },
);

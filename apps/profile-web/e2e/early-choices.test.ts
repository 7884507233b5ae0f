import { expect, ready, test } from './support/fixtures.js';

for (const [path, choice] of [
  ['@komorebi/place', /^In 30 min/],
  ['@komorebi', /^Saturday/],
] as const)
  test(`what is chosen before the page answers is kept: ${path}`, async ({ page, hold }) => {
    const release = await hold(/\/assets\/main-/);
    await page.goto(`/${path}?lang=en`, { waitUntil: 'commit' });
    const field = page.getByRole('radio', { name: choice });
    await field.check({ force: true, timeout: 20_000 });
    release();
    await ready(page);
    await field.scrollIntoViewIfNeeded();
    // Later renderings would take it back.
    await page.waitForTimeout(3000);
    await expect(field).toBeChecked();
  });

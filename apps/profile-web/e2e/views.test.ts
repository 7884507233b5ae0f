import { expect, type Page, ready, test } from './support/fixtures.js';

/** Opens the report view from the page. */
async function goToReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Report this account' }).click();
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'a view opens in place, with the focus on its heading, and going back restores the profile',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await page.evaluate(() => {
      window.scrollTo(0, 900);
      Object.assign(window, { stayed: true });
    });
    await goToReport(page);
    await expect(page).toHaveURL(/\/@komorebi\/report\?lang=en$/);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Report this account | Komorebi Coffee');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(/\/@komorebi\?lang=en$/);
    await expect(heading(page)).toContainText('Komorebi Coffee');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
    await expect(page).toHaveTitle(/Komorebi Coffee \|/);
    await page.goForward();
    await expect(heading(page)).toHaveText('Report this account');
    await page.getByRole('link', { name: 'Back to Komorebi Coffee' }).click();
    await expect(heading(page)).toContainText('Komorebi Coffee');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  },
);

test('links to views are left to the browser if a modifier key is held', async ({ page, context }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const asked = context.waitForEvent('request', (request) => request.isNavigationRequest());
  await page.getByRole('link', { name: 'Map', exact: true }).click({ modifiers: ['ControlOrMeta'] });
  expect(new URL((await asked).url()).pathname).toBe('/@komorebi/place');
  await expect(page).toHaveURL(/\/@komorebi\?lang=en$/);
});

test('a link in a section whose code has not loaded yet opens its view in place, and going back returns to it', async ({
  page,
}) => {
  // A window so low that no section is near it.
  await page.setViewportSize({ width: 390, height: 100 });
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const link = page.locator('[data-plugin=coupon] a[href*="/coupon/"]').first();
  expect(await link.evaluate((element) => element.closest('[data-late]') !== null)).toBe(true);
  // Unlike a visitor's click in most browsers, but as in Safari, it leaves the focus where it is.
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(/\/coupon\//);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.goBack();
  await expect(link).toBeFocused();
});

test('going back from the second of two items returns the focus to the link that led to the first', async ({
  page,
}) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const link = page.locator('[data-plugin=announcements] a[href*="/announcements/"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  const earlier = page.getByRole('link', { name: /^Earlier/ });
  await earlier.click();
  await expect(page.getByRole('link', { name: /^Later/ })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

import { expect, type Page, ready, test } from './support/fixtures.js';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

test('a tab leads to another page of the account, and going back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const tab = bar(page).getByRole('link', { name: 'Menu' });
  await tab.scrollIntoViewIfNeeded();
  const from = await page.evaluate(() => scrollY);
  await tab.click();
  await expect(page).toHaveURL(/\/@komorebi\/page\/menu\?lang=en$/);
  // For screen readers: the tab says the same.
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeAttached();
  await expect(bar(page).getByRole('link', { name: 'Menu' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Toast with red bean and butter')).toBeVisible();
  await ready(page);

  await page.getByText('Are there refills?').click();
  await expect(page.getByText('The second cup of the day’s coffee')).toBeVisible();

  await bar(page).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/@komorebi\?lang=en$/);
  await expect(page.getByRole('heading', { level: 1, name: /Komorebi/ })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(from);
});

import type { Locator } from '@playwright/test';
import { expect, ready, test } from './support/fixtures.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** How much of a picture is beyond the edges of its row, in pixels. */
const hiddenPart = (picture: Locator): Promise<number> =>
  picture.evaluate((element) => {
    const [inner, outer] = [element, element.parentElement ?? element].map((each) =>
      each.getBoundingClientRect(),
    );
    if (!inner || !outer) return Number.NaN;
    return Math.max(0, outer.left - inner.left, inner.right - outer.right);
  });

test('the cover begins a row of pictures, which lead to what they belong to', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const row = page.getByRole('group', { name: 'Photos' });

  await test.step('the row is one stop of the keyboard, whose arrow keys bring each into sight', async () => {
    await row.getByRole('link').first().focus();
    // The code comes with the focus; before, the keys scroll the row.
    await expect(page.locator('[data-late="head pictures"]')).toHaveCount(0);
    for (const place of [1, 2, 3]) {
      const link = row.getByRole('link').nth(place);
      await page.keyboard.press('ArrowRight');
      await expect(link).toBeFocused();
      await expect.poll(() => hiddenPart(link)).toBeLessThanOrEqual(1);
    }
    await page.keyboard.press('Tab');
    await expect(row.locator(':focus')).toHaveCount(0);
  });

  await test.step('a picture of a product leads to the products', async () => {
    await row.getByRole('link', { name: 'A natural-coloured bag of beans' }).tap();
    await expect(page).toHaveURL(/@komorebi\?lang=en$/);
    await expect(page.getByRole('heading', { name: 'Products' })).toBeFocused();
  });

  await test.step('a picture of a post leads to the post', async () => {
    await page.reload();
    await ready(page);
    await row.getByRole('link', { name: 'The room at night with its wall of records' }).tap();
    await expect(page).toHaveURL(/\/media-feed\/m-126\?/);
    await page.goBack();
    await expect(row).toBeVisible();
  });

  await test.step('a desktop shows one large and two small ones, and only those can get the focus', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(row.getByRole('link')).toHaveCount(2);
    const [cover, first, second] = await row
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as DOMRect));
    expect(first?.width).toBeLessThan((cover?.width ?? 0) / 1.9);
    expect(second?.top).toBeCloseTo((first?.bottom ?? 0) + 2, 0);
    expect(second?.bottom).toBeCloseTo(cover?.bottom ?? 0, 0);
  });
});

test('a picture that cannot be loaded leaves no hole and nothing to tap', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await page.route(/artwork\/komorebi\/listening-night\.svg/, (route) => route.abort());
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const row = page.getByRole('group', { name: 'Photos' });
  await expect(row.locator(':scope > *')).toHaveCount(6);
  await expect(row.getByRole('link', { name: /The room at night/ })).toHaveCount(0);
  await expect(row.locator(':scope > *').nth(1)).toHaveAttribute('data-place', '2/6');
});

test('without script the row scrolls, says which picture it shows, and leads on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  try {
    const page = await context.newPage();
    await page.goto('/@komorebi?lang=en');
    const last = page.getByRole('group', { name: 'Photos' }).locator(':scope > *').last();
    await last.scrollIntoViewIfNeeded();
    expect(await hiddenPart(last)).toBeLessThanOrEqual(1);
    expect(await last.getAttribute('data-place')).toBe('7/7');
    await page.getByRole('link', { name: 'A calico cat asleep on the window sill' }).first().click();
    await expect(page).toHaveURL(/\/media-feed\/m-124/);
  } finally {
    await context.close();
  }
});

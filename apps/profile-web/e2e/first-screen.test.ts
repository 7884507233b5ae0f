import { expect, type Page, ready, test } from './support/fixtures.js';

const phone = { width: 390, height: 844 };
/** Under the bar that floats at the lower edge of a phone nothing counts as seen. */
const visibleHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const inset = getComputedStyle(document.documentElement).getPropertyValue('--oa-bottom-inset');
    return innerHeight - (Number.parseFloat(inset) || 0);
  });
const lowerEdge = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return box.y + box.height;
};

for (const [address, facts] of [
  ['/@komorebi?lang=en', ['status', 'rating', 'price', 'way', 'offer']],
  ['/@komorebi?lang=ja', ['status', 'rating', 'price', 'way', 'offer']],
  ['/@baanrimnam?lang=th', ['status', 'rating', 'price', 'way', 'offer']],
  ['/@shanlan?lang=zh-TW', ['status', 'rating', 'price', 'offer']],
  ['/@melati?lang=id', ['status']],
  ['/@komorebi?lang=ko', ['status', 'rating', 'price', 'way', 'offer']],
] as const) {
  test(`${address} answers on the first screen of a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    await ready(page);
    const height = await visibleHeight(page);
    for (const fact of facts)
      expect(await lowerEdge(page, `[data-fact=${fact}]`), fact).toBeLessThanOrEqual(height);
  });
}

test('the whole page of the fullest account is at most eight screens of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const lang of ['en', 'ja', 'th']) {
    await page.goto(`/@komorebi?lang=${lang}`);
    await ready(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, lang).toBeLessThanOrEqual(8 * phone.height);
  }
});

test('the actions are whole in a laptop’s window, and the card is no scroller of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  for (const address of ['/@komorebi?lang=en', '/@longnames?lang=id', '/@baanrimnam?lang=th']) {
    await page.goto(address);
    await ready(page);
    expect(await lowerEdge(page, '[role=group][aria-busy]'), address).toBeLessThanOrEqual(640);
    const scrolls = await page
      .locator('main > div')
      .first()
      .evaluate((card) => getComputedStyle(card).overflowY);
    expect(scrolls).toBe('visible');
  }
});

test('the facts, the bar and the views of sections need no script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: phone,
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  try {
    const page = await context.newPage();
    await page.goto('/@komorebi?lang=en');
    await page.locator('[data-fact=rating]').click();
    await expect(page.locator('#reviews')).toBeInViewport();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Coupons' }).click();
    await expect(page.getByRole('heading', { name: 'Coupons' })).toBeInViewport();
    await page.locator('#coupon').getByRole('link', { name: /^Show/ }).click();
    await expect(page).toHaveURL(/\/@komorebi\/coupon\?lang=en$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Komorebi Coffee' }).click();
    await expect(page).toHaveURL(/\/@komorebi\?lang=en$/);
  } finally {
    await context.close();
  }
});

test('all of a section is one tap away, and going back finds the page where it was', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const all = page.locator('#takeout').getByRole('link', { name: /^Show all/ });
  await all.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-late]').filter({ has: page.locator('#takeout') })).toHaveCount(0);
  await all.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Takeout' })).toBeVisible();
  await expect(page).toHaveTitle(/^Takeout \| /);
  await page.goBack();
  await expect(all).toBeInViewport();
});

test('a coupon that can be used is two taps away from wherever one is', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.mouse.wheel(0, 4000);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Coupons' }).click();
  await page.locator('#coupon a[href*="/coupon/"]').first().click();
  await expect(page).toHaveURL(/\/coupon\/[a-z-]+/);
});

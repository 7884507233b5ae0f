import { useRecordedFonts } from '../../../tools/build/recorded-fonts.js';
import { expect, type Page, ready, test } from './support/fixtures.js';

const phone = { width: 390, height: 844 };
/** Nothing under the bar that floats at the lower edge of a phone counts as visible. */
const visibleHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const inset = getComputedStyle(document.documentElement).getPropertyValue('--oa-bottom-inset');
    return innerHeight - (Number.parseFloat(inset) || 0);
  });
/** The buttons of the relation. */
const actions = '[role=group][aria-busy]';
const lowerEdge = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(`${selector}:visible`).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return box.y + box.height;
};

const languages = ['en', 'ja', 'zh-TW', 'th', 'id', 'ko'];
/** What each sample account must show on the first screen. */
const accounts = [
  ['@komorebi', ['status', 'rating', 'price', 'way', 'offer']],
  ['@baanrimnam', ['status', 'rating', 'price', 'way', 'offer']],
  ['@shanlan', ['status', 'rating', 'price', 'offer']],
  ['@melati', ['status']],
  ['@harbor', []],
  ['@justaname', []],
  ['@longnames', ['status', 'rating', 'price', 'way', 'offer']],
] as const;

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const { device, sizes, touch } of [
  {
    device: 'a phone or a tablet',
    sizes: [
      [390, 844],
      [360, 640],
      [768, 1024],
      [320, 640],
    ],
    touch: true,
  },
  {
    device: 'a laptop or a desktop',
    sizes: [
      [1366, 640],
      [1280, 800],
      [1920, 1080],
    ],
    touch: false,
  },
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ hasTouch: touch, isMobile: touch });
    for (const [account, facts] of accounts) {
      const demandMainFacts = async (page: Page, state: string): Promise<void> => {
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const place = `${state} ${width}x${height}`;
          expect(await overflow(page), place).toBeLessThanOrEqual(0);
          // Magnified pages are this narrow: there it is only required that nothing is cut off.
          if (width < 360) continue;
          expect(await lowerEdge(page, 'h1'), place).toBeLessThanOrEqual(height / 2);
          expect(await lowerEdge(page, actions), place).toBeLessThanOrEqual(height);
          const visible = await visibleHeight(page);
          for (const fact of facts)
            expect(await lowerEdge(page, `[data-fact=${fact}]`), `${place} ${fact}`).toBeLessThanOrEqual(
              visible,
            );
        }
      };

      test(`${account} shows the main facts on the first screen, in every language`, async ({
        page,
        complaints,
      }) => {
        // The pictures of the longest names do not exist.
        complaints.allow(/404/);
        // The server's page in each language, then the started one: nothing moves at the start, whatever the language.
        const script = /\/assets\/main-[^/]+\.js/;
        await page.route(script, () => undefined);
        for (const lang of languages) {
          await page.goto(`/${account}?lang=${lang}`, { waitUntil: 'commit' });
          await page.waitForFunction(() => document.readyState !== 'loading');
          await demandMainFacts(page, lang);
        }
        await page.unroute(script);
        await page.goto(`/${account}?lang=en`);
        await ready(page);
        await demandMainFacts(page, 'started');
      });
    }
  });
}

test.describe('with letters as wide as on phones', () => {
  // For the style sheets of the fonts.
  test.use({ bypassCSP: true });

  test('the page of the largest account is at most eight screens of a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    for (const lang of ['en', 'ja', 'th']) {
      await page.goto(`/@komorebi?lang=${lang}`);
      await ready(page);
      await useRecordedFonts(page);
      const height = await page.evaluate(async () => {
        // A layout finds out which fonts are needed.
        const { documentElement } = document;
        documentElement.getBoundingClientRect();
        await document.fonts.ready;
        return documentElement.scrollHeight;
      });
      expect(height, lang).toBeLessThanOrEqual(8 * phone.height);
    }
  });
});

test('the card does not scroll separately in a laptop’s window', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.setViewportSize({ width: 1366, height: 640 });
  await page.goto('/@longnames?lang=th');
  const card = page.locator('main > div').first();
  expect(await card.evaluate((element) => getComputedStyle(element).overflowY)).toBe('visible');
});

test('a bar of one line is as high as the styles assume, and the page is not restyled for it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const { assumed, height, set } = await page.evaluate(async () => {
    // The bar is measured in the first frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const root = document.documentElement;
    const bar = document.querySelector<HTMLElement>('[role=group][aria-busy]');
    return {
      assumed: getComputedStyle(root).getPropertyValue('--oa-bottom-inset'),
      height: `${bar?.offsetHeight ?? 0}px`,
      set: root.style.getPropertyValue('--oa-bottom-inset'),
    };
  });
  expect(assumed).toBe(height);
  expect(set).toBe('');
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

test('all of a section is one tap away, and going back restores the scroll position', async ({ page }) => {
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

test('a usable coupon is two taps away from anywhere on the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.mouse.wheel(0, 4000);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Coupons' }).click();
  await page.locator('#coupon a[href*="/coupon/"]').first().click();
  await expect(page).toHaveURL(/\/coupon\/[a-z-]+/);
});

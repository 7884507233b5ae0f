import { chromium } from '@playwright/test';
import { findWholeChromium, launchOptions } from '../../../tools/build/browser.js';
import { addresses } from './support/addresses.js';
import { befriended, expect, inApp, type Page, ready, test } from './support/fixtures.js';
import { openSave } from './support/sheets.js';

/** Opens a page in a browser with a back/forward cache, as visitors have it: Playwright switches it off. */
async function withKeptPages(run: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = findWholeChromium();
  const browser = await chromium.launch({
    ...launchOptions(),
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: addresses.page, locale: 'en-US' });
    await run(page);
  } finally {
    await browser.close();
  }
}

/** Makes the page record its return from that cache, so that a test can be sure of it. */
const noteReturn = (page: Page): Promise<void> =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { returned: persisted })),
  );
const goBack = (page: Page): Promise<unknown> => page.evaluate(() => setTimeout(() => history.back()));
/** True once the page has returned from the cache, else why not. A page that is being left cannot answer. */
const returned = (page: Page): Promise<unknown> =>
  page
    .evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as {
        notRestoredReasons?: object | null;
      }[];
      return (window as { returned?: boolean }).returned || navigation?.notRestoredReasons;
    })
    .catch(() => undefined);

test('visitors who return to a cached page see what they have done meanwhile', async ({ visitor, fail }) => {
  // The visitor may leave while the first request is pending.
  const first = { path: '/v1/account-page/*/recommendation', method: 'GET', times: 1 };
  await fail({ ...first, delayMs: 3000, afterActing: true });
  await withKeptPages(async (page) => {
    await page.goto(inApp('@komorebi', visitor.token));
    await ready(page);
    const recommended = page.locator('[data-plugin=mall-recommendations]');
    await recommended.scrollIntoViewIfNeeded();
    const shanlan = recommended.locator('a[href*="@shanlan"]');
    await expect(shanlan).not.toContainText('Friend');
    await noteReturn(page);
    await shanlan.click();
    await page.waitForURL(/@shanlan/);
    await ready(page);
    await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Add friend' }).click();
    await expect(page.getByRole('status').getByText(befriended)).toBeVisible();

    await goBack(page);
    await expect.poll(() => returned(page)).toBe(true);
    await expect(shanlan).toContainText('Friend');
  });
});

test('data that depend on the visitor are requested again on their return, and no others', async ({
  visitor,
}) => {
  await withKeptPages(async (page) => {
    await page.goto(inApp('@komorebi', visitor.token));
    await ready(page);
    await openSave(page);
    await page.keyboard.press('Escape');
    await page.locator('[data-plugin=coupon]').scrollIntoViewIfNeeded();
    const add = page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Add friend' });
    await expect(add).toBeVisible();
    await noteReturn(page);
    await page.getByRole('link', { name: '한국어' }).click();
    await page.waitForURL(/lang=ko/);
    await ready(page);
    await visitor.relatesTo('@komorebi', 'friend');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET') asked.push(new URL(request.url()).pathname);
    });

    await goBack(page);
    await expect.poll(() => returned(page)).toBe(true);
    await expect(
      page.getByRole('group', { name: 'Actions' }).getByRole('link', { name: 'Chat' }),
    ).toBeVisible();
    await openSave(page);
    for (const path of [/\/relation$/, /\/follow$/, /\/keep\//, /\/friend-count$/, /\/COUPON\//])
      await expect.poll(() => asked).toContainEqual(expect.stringMatching(path));
    expect(asked.filter((path) => /\/MEDIA\/|\/TRAFFICINFO\//.test(path))).toEqual([]);
  });
});

test('a pop-up that was open when the page was left is open on return, and is closed by going back', async ({
  visitor,
}) => {
  await withKeptPages(async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(inApp('@komorebi', visitor.token));
    await ready(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await noteReturn(page);
    await page.evaluate(() => setTimeout(() => location.assign('/@justaname')));
    await page.waitForURL(/@justaname/);
    await goBack(page);
    await expect.poll(() => returned(page)).toBe(true);
    await expect(page.getByRole('dialog')).toBeVisible();
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/@komorebi/);
  });
});

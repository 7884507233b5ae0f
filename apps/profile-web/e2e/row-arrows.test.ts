import type { Locator, Page } from '@playwright/test';
import { expect, ready, test } from './support/fixtures.js';

const arrows = (page: Page): Locator => page.locator('[data-row-arrow]:enabled');
const ofCoupons = (page: Page): Locator => page.locator('[data-plugin=coupon] [data-row]');
const positionOf = (row: Locator): Promise<number> => row.evaluate((element) => element.scrollLeft);

/** Of the first move of a mouse, a browser does not say how far it was. */
async function pointAt(page: Page, row: Locator): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await row.hover();
}

test.use({ viewport: { width: 1280, height: 800 } });

test('a mouse over a row is shown an arrow at each end where the row goes on, and moves it with them', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const files = (): string[] => paths.filter((path) => path.includes('/row-arrows-'));
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const row = ofCoupons(page);
  await row.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(files()).toEqual([]);
  await expect(page.locator('[data-row-arrow]')).toHaveCount(0);

  await pointAt(page, row);
  await expect(arrows(page)).toHaveCount(1);
  expect(files()).not.toEqual([]);
  const box = await row.boundingBox();
  const arrow = await arrows(page).boundingBox();
  expect((arrow?.x ?? 0) + 20).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0), 0);

  await test.step('no focus is lost to it, and nobody hears of it', async () => {
    const link = row.getByRole('link').first();
    await link.focus();
    await arrows(page).click();
    await expect(link).toBeFocused();
    await expect(arrows(page).first()).toHaveAttribute('aria-hidden', 'true');
    await expect(arrows(page).first()).toHaveAttribute('tabindex', '-1');
  });

  await test.step('in the middle there are two, and at its end the one that leads no further takes no click', async () => {
    await expect(arrows(page)).toHaveCount(2);
    await expect
      .poll(async () => {
        const last = arrows(page).last();
        if ((await arrows(page).count()) === 2) await last.click();
        return row.evaluate((element) => element.scrollWidth - element.clientWidth - element.scrollLeft);
      })
      .toBeLessThanOrEqual(1);
    const spent = page.locator('[data-row-arrow]:disabled');
    await expect(spent).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(/@komorebi\?lang=en$/);
    await row.hover({ position: { x: 100, y: 20 } });
    await expect(spent).toBeHidden();
  });

  await test.step('beside the row, and under a bar that stays, there is none', async () => {
    await page.getByRole('heading', { name: 'Coupons' }).hover();
    await expect(arrows(page)).toHaveCount(0);
    await row.hover();
    await expect(arrows(page)).not.toHaveCount(0);
    await page.mouse.wheel(0, 4000);
    await expect(arrows(page)).toHaveCount(0);
  });
});

test('the arrows go with their row when what is above it grows', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  // As in a browser that keeps no part of the page in its place.
  await page.locator('html').evaluate((root) => root.style.setProperty('overflow-anchor', 'none'));
  const row = ofCoupons(page);
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  await expect(arrows(page)).toHaveCount(1);
  const distance = async (): Promise<number> =>
    ((await arrows(page).boundingBox())?.y ?? 0) - ((await row.boundingBox())?.y ?? 0);
  const before = await distance();
  await page.locator('[data-plugin=announcements]').evaluate((section) => {
    section.style.paddingBlockEnd = '80px';
  });
  await expect.poll(distance).toBeCloseTo(before, 0);
});

test('with reduced motion a row is at once where its arrow leads', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const row = ofCoupons(page);
  await pointAt(page, row);
  await arrows(page).evaluate((arrow: HTMLElement) => arrow.click());
  const first = await positionOf(row);
  expect(first).toBeGreaterThan(100);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await positionOf(row)).toBe(first);
});

test('from right to left, a row goes on at its left', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const row = ofCoupons(page);
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((element) => (element.style.direction = 'rtl'));
  await pointAt(page, row);
  await expect(arrows(page)).toHaveCount(1);
  const box = await row.boundingBox();
  expect((await arrows(page).boundingBox())?.x).toBeLessThan(box?.x ?? 0);
  await arrows(page).click();
  await expect.poll(() => positionOf(row)).toBeLessThan(-100);
  await expect(arrows(page)).toHaveCount(2);
});

/** Elements that a finger would scroll sideways, without a mark by which a mouse gets its arrows. */
const unmarked = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(
      (element) =>
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.closest('[data-row], dialog, [popover], textarea'),
    )
    .map((element) => element.outerHTML.slice(0, 120));

for (const width of [390, 800, 1280, 1920])
  test(`every row to scroll is marked for its arrows, in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/@komorebi?lang=ja', '/@shanlan?lang=en', '/@komorebi/page/menu?lang=en']) {
      await page.goto(address);
      await ready(page);
      for (const section of await page.locator('[data-plugin]').all()) await section.scrollIntoViewIfNeeded();
      expect(await page.evaluate(unmarked), address).toEqual([]);
    }
  });

test.describe('for a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a row has no arrows, and their code never comes', async ({ page }) => {
    page.on('request', (request) => expect(request.url()).not.toContain('/row-arrows-'));
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    const row = ofCoupons(page);
    await row.scrollIntoViewIfNeeded();
    await row.getByRole('link').first().tap();
    await expect(page).toHaveURL(/\/coupon\//);
    await page.goBack();
    await expect(row).toBeInViewport();
    await expect(page.locator('[data-row-arrow]')).toHaveCount(0);
  });
});

import { expect, inApp, mainAction, ready, test, type Page } from './support/fixtures.js';

/** What the page moves by script, by what it is, with the milliseconds that it takes. */
async function recordMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const played: string[] = [];
    Object.assign(globalThis, { played });
    const animate = Reflect.get(Element.prototype, 'animate') as (...all: unknown[]) => Animation;
    Element.prototype.animate = function (...all) {
      const [, options] = all;
      const time = typeof options === 'object' ? options.duration : options;
      played.push(`${this.getAttribute('data-fact') ?? this.ariaLabel} ${String(time)}`);
      return animate.apply(this, all);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { played: string[] }).played);
}

const TEXT = 'You’re friends now, and can use “Friends only: 100 yen off a hand drip”.';

test('a visitor who becomes a friend is told what they can have now, and led there', async ({
  page,
  visitor,
}) => {
  const moved = await recordMotion(page);
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  // Their own coupons are there once the offer is not everybody's.
  const offer = page.locator('[data-fact=offer]').first();
  await expect(page.locator('[data-late=coupon]')).toHaveCount(0);
  await mainAction(page, 'Add friend').click();
  await expect(page.getByRole('status').filter({ hasText: TEXT })).toBeVisible();
  await expect(offer).toContainText('Friends only');
  // A wide page has the offer in two places, of which one is seen.
  expect(new Set(await moved())).toEqual(new Set(['Favorite 240', 'offer 240']));
  await page.getByRole('link', { name: 'Show it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friends only: 100 yen off a hand drip');
  await expect(page.getByText(TEXT)).toHaveCount(0);
});

test('nothing moves for a new friend who wants less motion', async ({ page, visitor }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moved = await recordMotion(page);
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  await expect(page.locator('[data-late=coupon]')).toHaveCount(0);
  await mainAction(page, 'Add friend').click();
  await expect(page.getByText(TEXT)).toBeVisible();
  expect(await moved()).toEqual([]);
});

import { expect, inApp, type Page, ready, test } from './support/fixtures.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Distance of a section's heading from the upper edge of the window. */
const topOf = (page: Page, plugin: string): Promise<number> =>
  page
    .locator(`[data-plugin=${plugin}] h2`)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Scrolls like a visitor, in steps, until a section is in the window. */
async function goTo(page: Page, plugin: string): Promise<number> {
  await page.locator(`[data-plugin=${plugin}]`).scrollIntoViewIfNeeded();
  await expect(
    page.locator('[data-late]').filter({ has: page.locator(`[data-plugin=${plugin}]`) }),
  ).toHaveCount(0);
  await page.evaluate((name) => {
    const top = document.querySelector(`[data-plugin=${name}] h2`)?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: top - 200, behavior: 'instant' });
  }, plugin);
  await expect.poll(() => topOf(page, plugin)).toBe(200);
  return page.evaluate(() => scrollY);
}

test('the scroll position in the app is restored after a reload, and on return', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  expect(await goTo(page, 'reviews')).toBeGreaterThan(2000);
  await page.reload();
  await ready(page);
  await expect.poll(() => topOf(page, 'reviews')).toBe(200);
  await page.goto('about:blank');
  await page.goBack();
  await ready(page);
  await expect.poll(() => topOf(page, 'reviews')).toBe(200);
  await page.goto('about:blank');
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  await expect.poll(() => topOf(page, 'reviews')).toBe(200);
});

test("a visitor who reloads a coupon's view and goes back finds the profile at the same position", async ({
  page,
}) => {
  await page.goto(inApp('@komorebi', 'visitor-mei'));
  await ready(page);
  await goTo(page, 'coupon');
  await page.locator('[data-plugin=coupon] a[href*="/coupon/"]').first().click();
  await expect(page).toHaveURL(/\/coupon\//);
  await page.reload();
  await ready(page);
  await page.getByRole('link', { name: 'Back to Komorebi Coffee' }).click();
  await expect(heading(page)).toContainText('Komorebi Coffee');
  await ready(page);
  await expect.poll(() => topOf(page, 'coupon')).toBe(200);
  await expect(page).toHaveURL(/@komorebi\?/);
});

/** As React does where a part is not interactive yet; assistive technology sends nothing but the click. */
const keepToItself = (page: Page, type: string): Promise<void> =>
  page.evaluate((name) => {
    document.addEventListener(name, (event) => event.stopPropagation(), { capture: true });
    document.querySelector('h1')?.dispatchEvent(new Event(name, { bubbles: true }));
    scrollTo({ top: 0, behavior: 'instant' });
  }, type);

test('restoring the scroll position stops if the visitor scrolls, and at a key or a click that a part of the page keeps to itself', async ({
  page,
  visitor,
}) => {
  await page.goto(inApp('@komorebi', visitor.token));
  for (const stop of [
    () => page.keyboard.press('Home'),
    () => keepToItself(page, 'keydown'),
    () => keepToItself(page, 'click'),
  ]) {
    await ready(page);
    await goTo(page, 'reviews');
    await page.reload();
    await ready(page);
    await expect.poll(() => topOf(page, 'reviews')).toBe(200);
    await stop();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // Parts that are still loading change the height of the page, at which it would be moved.
    await page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('p'), { textContent: '…' })),
    );
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('moving through the section bar with the keyboard does not scroll the page', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const place = await goTo(page, 'faq');
  const chips = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const first = await chips.evaluateAll((all) => all.findIndex(({ tabIndex }) => tabIndex === 0));
  await chips.nth(first).focus();
  for (let chip = 0; chip < 5; chip += 1) await page.keyboard.press('Tab');
  await expect(chips.nth(first + 5)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

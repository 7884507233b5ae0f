import { expect, inApp, type Page, ready, test } from './support/fixtures.js';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.js';

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

test('in a browser, a reload and the way back lead to where the page was left', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await goTo(page, 'reviews');
  for (const leave of [
    () => page.reload(),
    async () => {
      await page.goto('about:blank');
      await page.goBack();
    },
  ]) {
    await leave();
    await ready(page);
    expect(await topOf(page, 'reviews')).toBe(200);
  }
});

/** Sections whose content is neither laid out nor drawn. */
const skippedSections = (page: Page): Promise<number> =>
  page
    .locator('#section-list section')
    .evaluateAll(
      (all) => all.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length,
    );

/** Opens a page that has started in a browser that is not idle before {@link beIdle}. */
async function openInBusyBrowser(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    Object.assign(window, {
      requestIdleCallback: (run: IdleRequestCallback) => waiting.push(run),
      beIdle: () => waiting.splice(0).forEach((run) => run({ didTimeout: false, timeRemaining: () => 1 })),
    });
  });
  await watchLayoutShifts(page);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('links followed').length);
}

const beIdle = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());

test('before the page has started, only sections near the window are laid out; nothing moves when the others are', async ({
  page,
}) => {
  await openInBusyBrowser(page, '/@komorebi?lang=en');
  const skips = page.locator('html[data-skips]');
  expect(await skippedSections(page)).toBeGreaterThan(8);
  await expect(skips).toHaveCount(1);
  for (let step = 0; (await skips.count()) > 0; step += 1) {
    expect(step).toBeLessThan(20);
    await beIdle(page);
  }
  expect(await skippedSections(page)).toBe(0);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a link leads to its section although those above have not been laid out, and it stays there', async ({
  page,
}) => {
  await openInBusyBrowser(page, '/@komorebi?lang=en');
  expect(await skippedSections(page)).toBeGreaterThan(8);
  const chip = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Questions' });
  await chip.evaluate((element) => (element as HTMLElement).click());
  const top = await topOf(page, 'faq');
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
  expect(await skippedSections(page)).toBe(0);
  for (let step = 0; step < 20; step += 1) await beIdle(page);
  expect(await topOf(page, 'faq')).toBe(top);
  expect(await layoutShifts(page)).toEqual([]);
});

test('where an address names a section, none is skipped', async ({ page }) => {
  await openInBusyBrowser(page, '/@komorebi?lang=en#oa-faq');
  expect(await skippedSections(page)).toBe(0);
});

test('the key Home has all sections laid out, too', async ({ page }) => {
  await openInBusyBrowser(page, '/@komorebi?lang=en');
  expect(await skippedSections(page)).toBeGreaterThan(8);
  await page.keyboard.press('Home');
  expect(await skippedSections(page)).toBe(0);
});

test('the key End has all sections laid out, so that nothing moves on the way there and back', async ({
  page,
}) => {
  await openInBusyBrowser(page, '/@komorebi?lang=en');
  expect(await skippedSections(page)).toBeGreaterThan(8);
  await page.keyboard.press('End');
  expect(await skippedSections(page)).toBe(0);
  const below = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.round(scrollY));
  await expect.poll(below).toBeLessThanOrEqual(1);
  // A busy browser drops the key just when it ends scrolling, in any page.
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 3000 }).toBe(0);
  }).toPass();
  expect(await layoutShifts(page)).toEqual([]);
});

for (const { what, prepare } of [
  {
    what: 'the early script is lost',
    prepare: (page: Page) => page.route(/\/assets\/early-/, (route) => route.abort()),
  },
  {
    what: 'the browser is too old',
    prepare: (page: Page) => page.addInitScript(() => void Reflect.deleteProperty(Object, 'hasOwn')),
  },
])
  test(`no section is skipped where ${what}`, async ({ page, complaints }) => {
    complaints.allow(/early-.*ERR_FAILED|ERR_FAILED.*early-/);
    await prepare(page);
    await page.goto('/@komorebi?lang=en');
    await page.locator('html:is([data-start=ready], [data-start=old])').waitFor();
    expect(await skippedSections(page)).toBe(0);
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

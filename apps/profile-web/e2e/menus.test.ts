import { expect, mainAction, ready, test, type Page } from './support/fixtures.js';
import { contactButton } from './support/sheets.js';
import { withoutPopovers } from './support/without-popovers.js';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** The menu with this title. */
const menu = (page: Page, name = 'More') => page.getByRole('dialog', { name, exact: true });

test.describe('on a phone', () => {
  test.use(phone);

  test('a menu that was opened before the script ran stays open, and going back closes it', async ({
    page,
    hold,
  }) => {
    const release = await hold(/\/assets\/main-[^/]*\.js$/);
    await page.goto('/@komorebi?lang=en', { waitUntil: 'commit' });
    await mainAction(page, 'More').tap();
    await expect(menu(page)).toBeVisible();
    // It stays where it is: nothing moves under the finger.
    const entries = await menu(page).getByRole('listitem').count();
    release();
    await ready(page);
    await expect(page.locator('[data-late] #oa-menu-more')).toHaveCount(0);
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('listitem')).toHaveCount(entries);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/@komorebi\?lang=en$/);
    // From then on it has the entries that need script.
    await mainAction(page, 'More').tap();
    await expect(menu(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  test('a tap outside a sheet closes it, and follows no link behind it', async ({ page }) => {
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await mainAction(page, 'More').tap();
    await expect(menu(page)).toBeVisible();
    const behind = await page.locator('a[data-fact=status]').boundingBox();
    if (!behind) throw new Error('There is no link to the hours.');
    await page.touchscreen.tap(behind.x + behind.width / 2, behind.y + behind.height / 2);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/@komorebi\?lang=en$/);
    // Its step in the history is removed with it.
    expect(await page.evaluate(() => (history.state as { over?: number } | null)?.over ?? 0)).toBe(0);
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('a menu opens beside its button, and the page behind it can be used at once', async ({ page }) => {
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    const steps = await page.evaluate(() => history.length);
    await mainAction(page, 'More').click();
    await expect(menu(page)).toBeVisible();
    const [button, list] = await Promise.all([
      mainAction(page, 'More').boundingBox(),
      menu(page).boundingBox(),
    ]);
    if (!button || !list) throw new Error('There is no menu.');
    expect(list.y).toBeGreaterThanOrEqual(button.y + button.height);
    expect(list.y).toBeLessThan(button.y + button.height + 24);
    expect(Math.abs(list.x + list.width - (button.x + button.width))).toBeLessThan(2);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.locator('[data-plugin=coupon] a[href*="/coupon/"]').first().click();
    await expect(page).toHaveURL(/\/coupon\//);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Komorebi Coffee');
    await expect(menu(page)).toBeHidden();
  });
});

test('a dialog opens empty while its code is loading, and is then filled in', async ({ page, hold }) => {
  const release = await hold(/\/assets\/controls-[^/]*\.js$/);
  await page.goto('/@komorebi?lang=en');
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready');
  await contactButton(page).click();
  const frame = page.getByRole('dialog', { name: 'Contact', exact: true });
  await expect(frame.locator('[aria-busy=true]')).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Contact' })).toBeFocused();
  release();
  const dialog = page.getByRole('dialog', { name: 'Contact Komorebi Coffee' });
  await expect(dialog.getByRole('link', { name: 'Phone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(contactButton(page)).toBeFocused();
});

for (const { name, title } of [
  { name: 'More', title: 'More' },
  { name: 'Contact', title: /^Contact/ },
] as const) {
  test(`a browser without popovers has ${name} by script`, async ({ page }) => {
    await withoutPopovers(page);
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await mainAction(page, name).click();
    await expect(page.locator('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

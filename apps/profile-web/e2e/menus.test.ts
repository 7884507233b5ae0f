import { expect, mainAction, ready, test, type Page } from './support/fixtures.js';
import { contactButton } from './support/sheets.js';
import { withoutPopovers } from './support/without-popovers.js';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Lets the page's own script wait until the function that it returns is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** What a button opens, by its title. */
const menu = (page: Page, name = 'More') => page.getByRole('dialog', { name, exact: true });

test.describe('on a phone', () => {
  test.use(phone);

  test('what was opened before the script stays open when it comes, and the way back closes it', async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto('/@komorebi?lang=en', { waitUntil: 'commit' });
    await mainAction(page, 'More').tap();
    await expect(menu(page)).toBeVisible();
    // As it stands, nothing moves under the finger.
    const entries = await menu(page).getByRole('listitem').count();
    release();
    await ready(page);
    await expect(page.locator('[data-late] #menu-more')).toHaveCount(0);
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('listitem')).toHaveCount(entries);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/@komorebi\?lang=en$/);
    // From then on it has what only a script can do.
    await mainAction(page, 'More').tap();
    await expect(menu(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  test('a tap beside a sheet closes it, and follows no link that lies behind', async ({ page }) => {
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await mainAction(page, 'More').tap();
    await expect(menu(page)).toBeVisible();
    const behind = await page
      .getByRole('list', { name: 'More actions' })
      .getByRole('link', { name: 'Map' })
      .boundingBox();
    if (!behind) throw new Error('There is no link to the map.');
    await page.touchscreen.tap(behind.x + behind.width / 2, behind.y + behind.height / 2);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/@komorebi\?lang=en$/);
    // Its step of the history has gone with it.
    expect(await page.evaluate(() => (history.state as { over?: number } | null)?.over ?? 0)).toBe(0);
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('a menu lies beside its button, and the page behind it can be used at once', async ({ page }) => {
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

  test('a menu goes when the keys lead out of it, and Esc gives the focus back', async ({ page }) => {
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await mainAction(page, 'More').focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('button', { name: 'Share' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(mainAction(page, 'More')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link', { name: 'Report this account' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(':focus')).not.toHaveCount(0);
  });

  test('a view that a menu leads to gives the focus back to its button on the way back', async ({ page }) => {
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await mainAction(page, 'More').click();
    await menu(page).getByRole('link', { name: 'Report this account' }).click();
    await expect(page.getByRole('heading', { name: 'Report this account', level: 1 })).toBeFocused();
    await page.goBack();
    await expect(mainAction(page, 'More')).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });
});

test('a dialog opens as a frame while its code is on its way, and fills in', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/controls-[^/]*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
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
  test(`an engine without popovers has ${name} by script`, async ({ page }) => {
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

import { befriended, expect, inApp, mainAction, type Page, ready, test } from './support/fixtures.js';
import { saveShortcut } from './support/sheets.js';

/** The element with a visible focus ring, if any. */
const ringed = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return undefined;
    const { outlineStyle } = getComputedStyle(activeElement);
    return outlineStyle === 'none' ? undefined : activeElement.outerHTML.slice(0, 160);
  });

test.describe('after a tap', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('neither pop-ups, views, lists nor buttons have a focus ring', async ({ page, visitor }) => {
    await page.goto(inApp('@komorebi', visitor.token));
    await ready(page);

    await test.step('a pop-up opens and closes without one', async () => {
      for (const name of ['More', 'Contact']) {
        await mainAction(page, name).tap();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        expect(await ringed(page)).toBeUndefined();
        await dialog.getByRole('button', { name: 'Close' }).tap();
        await expect(dialog).toHaveCount(0);
        expect(await ringed(page)).toBeUndefined();
      }
    });

    await test.step('a view opens and leads back without one', async () => {
      const coupon = page.locator('[data-plugin=coupon] a[href*="/coupon/"]').first();
      await coupon.tap();
      await expect(page).toHaveURL(/\/coupon\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await ringed(page)).toBeUndefined();
      await page.getByRole('link', { name: 'Back to Komorebi Coffee' }).tap();
      await expect(coupon).toBeVisible();
      expect(await ringed(page)).toBeUndefined();
    });

    await test.step('the rest of a list is shown without one', async () => {
      const switches = page.locator('[data-plugin] summary:visible', { hasText: /^Show \d+ more/ });
      await expect(switches).not.toHaveCount(0);
      while (await switches.count()) {
        await switches.first().tap();
        expect(await ringed(page)).toBeUndefined();
      }
    });

    await test.step('a button that replaces another has the focus without one', async () => {
      await mainAction(page, 'Add friend').tap();
      await expect(
        page.getByRole('group', { name: 'Actions' }).getByRole('link', { name: 'Chat' }),
      ).toBeVisible();
      await expect(page.getByRole('status').getByText(befriended)).toBeVisible();
      expect(await ringed(page)).toBeUndefined();
    });
  });

  test('a message closes without a focus ring, and no hint comes to a finger', async ({
    page,
    visitor,
    fail,
    complaints,
  }) => {
    complaints.allow(/500|\[keepAdd\]/);
    await fail({ path: '/v1/keep', method: 'POST', status: 500 });
    await page.goto(inApp('@harbor', visitor.token));
    await ready(page);
    const save = saveShortcut(page);
    await save.tap();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Unable to save');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByText('find it again later')).toHaveCount(0);
    const message = page.getByRole('alert').filter({ hasText: /./ });
    await message.getByRole('button', { name: 'Dismiss' }).tap();
    await expect(message).toHaveCount(0);
    expect(await ringed(page)).toBeUndefined();
  });
});

test('a focus ring that a browser shows after a tap is hidden, and returns at the next key', async ({
  page,
}) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  // WebKit does this when a script moves the focus.
  const show = (): Promise<boolean> =>
    page.evaluate(() => {
      const title = document.querySelector<HTMLElement>('[data-plugin=announcements] a[href]');
      const options = { focusVisible: true, preventScroll: true };
      title?.focus(options);
      return title?.matches(':focus-visible') ?? false;
    });
  const rings = (): Promise<string[]> =>
    page.evaluate(() =>
      [undefined, '::after'].map((part) => getComputedStyle(document.activeElement!, part).outlineStyle),
    );
  await page.mouse.click(5, 400);
  expect(await show()).toBe(true);
  expect(await rings()).toEqual(['none', 'none']);
  await page.keyboard.press('Shift');
  expect(await rings()).toContain('solid');
});

test('with the keyboard, each of these shows the focus', async ({ page, visitor }) => {
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  await mainAction(page, 'More').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mainAction(page, 'More')).toBeFocused();
  expect(await ringed(page)).toContain('More');
  await mainAction(page, 'Add friend').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  await expect.poll(() => ringed(page)).toBeDefined();
});

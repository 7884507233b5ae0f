import { expect, mainAction, test } from './support/fixtures.js';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page is readable, its questions open, and its shortcuts keep no room for one that needs script',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/@komorebi?lang=en');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Komorebi Coffee');
      const question = page.getByText('Can I book a table?');
      await question.click();
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expect(mainAction(page, 'Add friend')).toBeVisible();
      for (const id of ['basic-info', 'coupon', 'faq', 'busy-times'])
        await expect(page.locator(`#oa-${id}`).getByRole('heading').first()).toBeVisible();
      // The shortcuts keep no room for one that needs script.
      const shortcuts = page.getByRole('list', { name: 'More actions' });
      await expect(shortcuts).toBeVisible();
      await expect(shortcuts.locator('> li:visible')).not.toHaveCount(0);
      for (const item of await shortcuts.locator('> li:visible').all())
        await expect(item.locator('a, button').first()).toBeVisible();
    },
  );

  test('on a desktop, adding a friend shows the QR code, and gives the focus back', async ({ page }) => {
    await page.goto('/@komorebi?lang=en');
    await expect(page.getByRole('link', { name: 'Add friend' })).toHaveCount(0);
    await mainAction(page, 'Add friend').click();
    const code = page.getByRole('dialog', { name: 'Add Komorebi Coffee as a friend' });
    await expect(code.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(code.getByRole('link', { name: 'Open LINE on this device' })).toHaveAttribute(
      'href',
      /line\.me/,
    );
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();
    await expect(mainAction(page, 'Add friend')).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('adding a friend is a link into the app, and nothing else', async ({ page }) => {
      await page.goto('/@komorebi?lang=en');
      const link = page.getByRole('group', { name: 'Actions' }).getByRole('link', { name: 'Add friend' });
      await expect(link).toHaveAttribute('href', /line\.me/);
      await expect(link).toBeVisible();
      await expect(mainAction(page, 'Add friend')).toHaveCount(0);
    });
  });

  test(
    'More, Share and Contact open and lead somewhere, and the language can be changed',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/@komorebi?lang=en');
      const opened = (name: string) => page.getByRole('dialog', { name, exact: true });
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(opened('Share this page').getByRole('link', { name: 'Send by email' })).toHaveAttribute(
        'href',
        /^mailto:\?subject=Komorebi/,
      );
      await page.keyboard.press('Escape');
      await expect(opened('Share this page')).toBeHidden();
      await page.getByRole('button', { name: 'QR code' }).click();
      await expect(opened('Add Komorebi Coffee as a friend').getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Contact' }).click();
      await expect(opened('Contact').getByRole('link', { name: /^\+81/ })).toHaveAttribute(
        'href',
        /^tel:\+81/,
      );
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(opened('More').getByRole('button', { name: 'Copy link' })).toHaveCount(0);
      await opened('More').getByRole('link', { name: 'Report this account' }).click();
      await expect(page).toHaveURL(/\/report\?lang=en/);
      await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'ไทย' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    },
  );
});

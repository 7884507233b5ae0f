import { expect, inApp, ready, test } from './support/fixtures.js';
import { contactButton, saveShortcut } from './support/sheets.js';

test.describe('Keep', () => {
  test('Keep is explained once, when the pointer comes to its button', async ({ page, visitor }) => {
    const known = page.waitForResponse(/\/v1\/keep\//);
    await page.goto(inApp('@harbor', visitor.token));
    await ready(page);
    await known;
    const hint = page.getByText('find it again later');
    await expect(hint).toHaveCount(0);
    await expect(async () => {
      await page.mouse.move(0, 0);
      await saveShortcut(page).hover();
      await expect(hint).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
    await page.reload();
    await ready(page);
    await saveShortcut(page).hover();
    await expect(hint).toHaveCount(0);
  });
});

test.describe('a call', () => {
  test(
    'a call can be made by keyboard, after adding the account',
    { tag: '@core' },
    async ({ page, visitor }) => {
      await page.goto(inApp('@harbor', visitor.token));
      const contact = contactButton(page);
      await ready(page);
      await contact.focus();
      await page.keyboard.press('Enter');
      const call = page.getByRole('dialog').getByRole('button', { name: 'Call in LINE' });
      await call.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Add this account as a friend to call it.')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Add friend' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('link', { name: /^Call (now|anyway)$/ })).toHaveAttribute(
        'href',
        /harbor/,
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(contact).toBeFocused();
    },
  );
});

test.describe('the QR code', () => {
  test('that an address asks for is opened once, and not again when the page is reloaded', async ({
    page,
  }) => {
    await page.goto('/@harbor?openQrModal=true&lang=en#faq');
    const entries = await page.evaluate(() => history.length);
    const dialog = page.getByRole('dialog', { name: /Add .* as a friend/ });
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(page).toHaveURL('/@harbor?lang=en#faq');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/@harbor?lang=en#faq');
    // The pop-up has an entry, and nothing else does.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
    await page.reload();
    await ready(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

import { addresses } from './support/addresses.js';
import type { Locator } from '@playwright/test';
import { expect, inApp, type Page, ready, test } from './support/fixtures.js';
import { contactButton, openContact, openSave, saveShortcut } from './support/sheets.js';

const shortcut = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'More actions' }).getByRole('button', { name });

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

  test('agrees between two tabs after a reload, whichever was first', async ({ page, context, visitor }) => {
    await page.goto(inApp('@harbor', visitor.token));
    const other = await context.newPage();
    const known = other.waitForResponse(/\/v1\/keep\//);
    await other.goto(inApp('@harbor', visitor.token));
    await known;
    await ready(page);
    await ready(other);
    const saved = (sheet: Locator): Promise<void> =>
      expect(sheet.getByRole('status').getByText('Saved to Keep.')).toBeVisible();
    await saved(await openSave(page));
    // The other tab does not know yet, and saving twice does not fail.
    await saved(await openSave(other));
  });
});

test.describe('contact', () => {
  test('lists what works and why, and each entry leads on', async ({ page }) => {
    await page.goto('/@komorebi?lang=en');
    const sheet = await openContact(page);
    const phone = sheet.getByRole('link', { name: 'Phone' });
    await expect(phone).toHaveAttribute('href', /^tel:\+813/);
    // Which of these it says depends on the hour.
    await expect(phone).toHaveAccessibleDescription(
      /Available now|Ending soon|Break soon|On a break|available (again )?from/,
    );
    await sheet.getByRole('link', { name: 'Reserve' }).click();
    await expect(page).toHaveURL('/@komorebi/reservation?lang=en');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a call', () => {
  test('a call can be made by keyboard, after adding the account', async ({ page, visitor }) => {
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
    await expect(dialog.getByRole('link', { name: /^Call (now|anyway)$/ })).toHaveAttribute('href', /harbor/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(contact).toBeFocused();
  });
});

test.describe('sharing', () => {
  test('falls back to the link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto('/@harbor?lang=en&key=k1');
    await ready(page);
    await shortcut(page, 'Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share this page' });
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${addresses.page}/@harbor`);
  });
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

  test('the QR code on a phone comes after the link into the app', async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: addresses.page,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/@harbor?lang=en&openQrModal=true');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'Open LINE on this device' })).toHaveAttribute(
      'href',
      /line\.me/,
    );
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeHidden();
    await dialog.getByText('Show a QR code for another phone').click();
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await context.close();
  });
});

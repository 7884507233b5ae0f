import { expect, type Page, ready } from './fixtures.js';
import type { Locator } from '@playwright/test';

/** The button that saves the account. */
export const saveShortcut = (page: Page): Locator =>
  page.getByRole('list', { name: 'More actions' }).getByRole('button', { name: /^Saved?$/ });

/** Opens the sheet with the ways to save the account. In the app this also saves the page to Keep. */
export async function openSave(page: Page): Promise<Locator> {
  await saveShortcut(page).click();
  const sheet = page.getByRole('dialog', { name: 'Save' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The button that opens the sheet with the ways to contact the account. */
export const contactButton = (page: Page): Locator =>
  page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Contact' });

/** Opens that sheet. It waits for script, since without it only the plain links open. */
export async function openContact(page: Page): Promise<Locator> {
  await ready(page);
  await contactButton(page).click();
  const sheet = page.getByRole('dialog', { name: /^Contact / });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Opens the call flow from the page. */
export async function openCall(page: Page): Promise<Locator> {
  const sheet = await openContact(page);
  await sheet.getByRole('button', { name: 'Call in LINE' }).click();
  return page.getByRole('dialog', { name: /^Call / });
}

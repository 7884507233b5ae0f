import { expect, type Page, ready } from './fixtures.js';
import type { Locator } from '@playwright/test';

/** The shortcut that saves. */
export const saveShortcut = (page: Page): Locator =>
  page.getByRole('list', { name: 'More actions' }).getByRole('button', { name: /^Saved?$/ });

/** Opens the sheet with the ways to save the account. In the app this keeps the page, too. */
export async function openSave(page: Page): Promise<Locator> {
  await saveShortcut(page).click();
  const sheet = page.getByRole('dialog', { name: 'Save' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The button that opens the ways to reach the account. */
export const contactButton = (page: Page): Locator =>
  page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Contact' });

/** Opens the ways to reach the account. Before there is script, those that are plain links open in their place. */
export async function openContact(page: Page): Promise<Locator> {
  await ready(page);
  await contactButton(page).click();
  const sheet = page.getByRole('dialog', { name: /^Contact / });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Goes from the page to the call flow. */
export async function openCall(page: Page): Promise<Locator> {
  const sheet = await openContact(page);
  await sheet.getByRole('button', { name: 'Call in the app' }).click();
  return page.getByRole('dialog', { name: /^Call / });
}

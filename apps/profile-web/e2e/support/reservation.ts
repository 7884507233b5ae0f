import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.js';

/** Path of the API for free times and for reservations. */
export const inventoryPath = '/v1/account-page/*/reservation/inventory';

export const times = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Time' });
export const freeTimes = (page: Page): Locator =>
  times(page).getByRole('radio', { name: /Available|Few left/ });
const party = (page: Page): Locator => page.getByRole('group', { name: 'Party size' });
export const partyOf = (page: Page, people: number): Locator =>
  party(page).getByRole('radio', { name: `${people} people` });
export const reserve = (page: Page): Locator => page.getByRole('button', { name: 'Reserve', exact: true });
export const confirmation = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Your reservation is confirmed' });

/** Chooses the first time with several tables left: other tests take some, too, and late today there are few. */
export async function chooseFirstTime(page: Page): Promise<string> {
  const days = page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio', { disabled: false });
  const plentiful = times(page).getByRole('radio', { name: /Available/ });
  await expect(freeTimes(page).first()).toBeAttached();
  for (const day of await days.all()) {
    if ((await plentiful.count()) > 1) break;
    // By keyboard, since the label covers the button.
    await day.press('Space');
  }
  await plentiful.first().check();
  return plentiful.first().inputValue();
}

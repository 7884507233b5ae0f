import { expect, test } from './support/fixtures.js';

/** Pixels from the top of the window: what is beside the sheet of a dialog, and what is in it. */
const BESIDE = 100;
const IN_SHEET = 600;

test('what is scrolled beside a dialog or in it leaves the page where it is', async ({ tab }) => {
  await tab.goto('/@komorebi?lang=en');
  await tab.ready();
  const scrollTwice = async (top: number): Promise<void> => {
    for (const pixels of [200, 200]) await tab.driver.scroll(pixels, { top });
  };
  await tab.mainAction('button', 'Contact').click();
  const dialog = tab.role('dialog', /^Contact/);
  await dialog.shown();
  await scrollTwice(BESIDE);
  await scrollTwice(IN_SHEET);
  // The pixel that the dialog itself can go tells that what was done has arrived.
  await tab.waitFor(() => document.querySelector('dialog')?.scrollTop === 1);
  expect(await tab.evaluate(() => scrollY)).toBe(0);
  await tab.press('Escape');
  await dialog.gone();
  // Where no dialog is open, the same does scroll the page.
  await scrollTwice(IN_SHEET);
  await tab.waitFor(() => scrollY > 100);
});

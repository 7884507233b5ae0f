import { expect, test } from './support/fixtures.js';

/** Pixels from the top of the window: what is beside the sheet of a dialog, and what is in it. */
const BESIDE = 100;
const IN_SHEET = 600;

for (const { what, button } of [
  { what: 'a dialog', button: 'Contact' },
  { what: 'a menu', button: 'More' },
])
  test(`what is scrolled beside ${what} or in it leaves the page where it is`, async ({ tab }) => {
    await tab.goto('/@komorebi?lang=en');
    await tab.ready();
    const scrollTwice = async (top: number): Promise<void> => {
      for (const pixels of [200, 200]) await tab.driver.scroll(pixels, { top });
    };
    await tab.mainAction('button', button).click();
    const dialog = tab.role('dialog', new RegExp(`^${button}`));
    await dialog.shown();
    await scrollTwice(BESIDE);
    await scrollTwice(IN_SHEET);
    // The pixel that it can go itself tells that what was done has arrived.
    await tab.waitFor(() => document.querySelector('dialog, :popover-open')?.scrollTop === 1);
    expect(await tab.evaluate(() => scrollY)).toBe(0);
    await tab.press('Escape');
    await dialog.gone();
    // Where nothing is open, the same does scroll the page.
    await scrollTwice(IN_SHEET);
    await tab.waitFor(() => scrollY > 100);
  });

test('the viewer of photos covers all of the window, the scroll bar of the page too', async ({ tab }) => {
  await tab.goto('/@komorebi?lang=en');
  await tab.ready();
  await tab.evaluate(() => document.querySelector('[data-plugin=media-feed]')?.scrollIntoView());
  await tab.waitFor(() => !document.querySelector('[data-late] [data-plugin=media-feed]'));
  await tab.css('[data-plugin=media-feed] a[href*="/media-feed/"]').first().click();
  const viewer = tab.role('dialog');
  await viewer.shown();
  const uncovered = await tab.evaluate(
    () => innerWidth - (document.querySelector('dialog')?.getBoundingClientRect().width ?? 0),
  );
  expect(uncovered).toBe(0);
  const place = await tab.evaluate(() => scrollY);
  await tab.press('Escape');
  await viewer.gone();
  expect(await tab.evaluate(() => scrollY)).toBe(place);
});

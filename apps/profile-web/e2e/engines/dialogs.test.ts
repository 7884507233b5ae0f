import { expect, test } from './support/fixtures.js';

/** Pixels from the top of the window: outside and inside a dialog's sheet. */
const OUTSIDE_PX = 100;
const INSIDE_PX = 600;

for (const { what, button } of [
  { what: 'a dialog', button: 'Contact' },
  { what: 'a menu', button: 'More' },
])
  test(`scrolling outside or inside ${what} does not scroll the page`, async ({ tab }) => {
    await tab.goto('/@komorebi?lang=en');
    await tab.ready();
    const scrollTwice = async (top: number): Promise<void> => {
      for (const pixels of [200, 200]) await tab.driver.scroll(pixels, { top });
    };
    await tab.mainAction('button', button).click();
    const dialog = tab.role('dialog', new RegExp(`^${button}`));
    await dialog.shown();
    await scrollTwice(OUTSIDE_PX);
    await scrollTwice(INSIDE_PX);
    // The sheet itself can scroll by one pixel, which shows that the input has arrived.
    await tab.waitFor(() => document.querySelector('dialog, :popover-open')?.scrollTop === 1);
    expect(await tab.evaluate(() => scrollY)).toBe(0);
    await tab.press('Escape');
    await dialog.gone();
    // Without an open dialog, the same scrolls the page. Not where the section bar may be, which takes the wheel.
    await scrollTwice(OUTSIDE_PX);
    await tab.waitFor(() => scrollY > 100);
  });

test('the viewer of photos covers the whole window, including the page’s scroll bar', async ({ tab }) => {
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

test('each pop-up gives the focus back to its button, wherever the focus was when that was tapped', async ({
  tab,
}) => {
  await tab.goto('/@komorebi?lang=en');
  await tab.ready();
  await tab.role('button', 'Search this page').first().shown();
  const count = await tab.evaluate(() => {
    const openers = [...document.querySelectorAll<HTMLElement>('button:not([popover] *)')].filter(
      (button) =>
        button.getClientRects().length > 0 &&
        (button.hasAttribute('popovertarget') || button.ariaLabel === 'Search this page'),
    );
    openers.forEach((button, place) => (button.dataset['place'] = String(place)));
    return openers.length;
  });
  expect(count).toBeGreaterThan(3);
  for (let place = 0; place < count; place += 1) {
    for (const before of ['#section-list', 'main a[href]', 'body']) {
      await tab.evaluate(
        (of, selector) => {
          (document.activeElement as HTMLElement).blur();
          document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
          // Leaves the focus where it is, as a tap does in Safari, and one by a screen reader.
          document.querySelector<HTMLElement>(`[data-place="${of}"]`)?.click();
        },
        place,
        before,
      );
      await tab.waitFor(() => Boolean(document.activeElement?.closest('dialog, :popover-open')));
      await tab.press('Escape');
      await tab.waitFor(() => !document.querySelector('dialog, :popover-open'));
      await tab.waitFor(
        (of) => (document.activeElement as HTMLElement).dataset['place'] === String(of),
        place,
      );
    }
  }
});

test('the search has its field, with the focus, within the tap, and loses no letter typed from then on', async ({
  tab,
}) => {
  await tab.goto('/@komorebi?lang=en');
  await tab.ready();
  const button = tab.role('button', 'Search this page').first();
  await button.shown();
  const focused = await tab.evaluate(() => {
    document.querySelector<HTMLElement>('button[aria-label="Search this page"]')?.click();
    return document.activeElement?.tagName;
  });
  expect(focused).toBe('INPUT');
  await tab.press('Escape');
  await tab.role('dialog').gone();
  await button.click();
  await tab.driver.write('wifi');
  await tab.role('dialog').role('link', 'Free Wi-Fi').shown();
  expect(await tab.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('wifi');
});

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
  const names = await tab.evaluate(() => {
    const openers = [...document.querySelectorAll<HTMLElement>('button[popovertarget]:not([popover] *)')];
    return openers
      .filter((button) => button.getClientRects().length > 0)
      .map((button) => button.getAttribute('aria-label') ?? button.innerText);
  });
  expect(names.length).toBeGreaterThan(2);
  for (const name of [...names, 'Search this page']) {
    for (const before of ['#section-list', 'a[href]:not([aria-hidden])', undefined]) {
      const button = tab.role('button', name);
      await button.first().shown();
      await tab.evaluate(
        (label, place) => {
          const buttons = [...document.querySelectorAll<HTMLElement>('button')];
          (document.activeElement as HTMLElement).blur();
          if (place) document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
          // Leaves the focus where it is, as a tap does in Safari, and one by a screen reader.
          buttons
            .find(
              (each) =>
                (each.getAttribute('aria-label') ?? each.innerText) === label && each.getClientRects().length,
            )
            ?.click();
        },
        name,
        before,
      );
      await tab.waitFor(() => Boolean(document.activeElement?.closest('dialog, :popover-open')));
      await tab.press('Escape');
      await tab.waitFor(() => !document.querySelector('dialog, :popover-open'));
      await button.focused();
    }
  }
});

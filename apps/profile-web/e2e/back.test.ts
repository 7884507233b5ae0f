import { expect, inApp, type Page, ready, test } from './support/fixtures.js';
import { contactButton, openContact } from './support/sheets.js';

// On larger screens menus open beside their buttons, and add no step to the history.
test.use({ viewport: { width: 390, height: 844 } });

const moreButton = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const dialogs = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Goes back as with the button of the browser or of the phone, once what is open is drawn: nobody is faster. */
const goBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => requestAnimationFrame(() => setTimeout(() => history.back())));
const goForward = (page: Page): Promise<unknown> => page.evaluate(() => setTimeout(() => history.forward()));

async function openViewer(page: Page): Promise<void> {
  const feed = page.locator('[data-plugin=media-feed]');
  await feed.scrollIntoViewIfNeeded();
  // Until its code has loaded, the link leads to the picture's own view.
  await expect(page.locator('[data-late]').filter({ has: feed })).toHaveCount(0);
  await feed.locator('li a').first().click();
}

/** The pop-ups of the page, and how they are opened. */
const openings: Record<string, (page: Page) => Promise<void>> = {
  More: (page) => moreButton(page).click(),
  'the ways to reach the account': async (page) => {
    await openContact(page);
  },
  'the QR code': async (page) => {
    await moreButton(page).click();
    await dialogs(page).getByRole('button', { name: 'QR code' }).click();
    await expect(dialogs(page).getByRole('link', { name: 'on this device' })).toBeVisible();
  },
  'the link to share': async (page) => {
    await moreButton(page).click();
    await dialogs(page).getByRole('button', { name: 'Share' }).click();
    await expect(dialogs(page).getByRole('textbox')).toBeVisible();
  },
  'the viewer of pictures': openViewer,
};

/** Opens the page of an account from that of another one, in a browser that cannot share. */
async function arrive(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/@justaname?lang=en');
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}
const stayed = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window);

test(
  'a pop-up leaves no step in the history when it is closed, and is closed by going back',
  { tag: '@core' },
  async ({ page }) => {
    await arrive(page);
    const steps = await page.evaluate(() => history.length);
    for (const [name, open] of Object.entries(openings)) {
      await test.step(name, async () => {
        for (const key of ['Escape', 'Enter', 'back']) {
          await open(page);
          const close = dialogs(page).getByRole('button', { name: 'Close', exact: true });
          await expect(close).toBeVisible();
          if (key === 'Enter') await close.focus();
          if (key === 'back') await goBack(page);
          else await page.keyboard.press(key);
          await expect(dialogs(page)).toHaveCount(0);
          await expect(page).toHaveURL('/@komorebi?lang=en');
          expect(await stayed(page)).toBe(true);
          // At most the step ahead, which the next pop-up replaces.
          expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + 1);
        }
      });
    }
    await goBack(page);
    await expect(page).toHaveURL('/@justaname?lang=en');
  },
);

test('going back from a view that was opened in a pop-up leads to the profile, and then to the page before', async ({
  page,
}) => {
  await arrive(page);
  await moreButton(page).click();
  await dialogs(page).getByRole('link', { name: 'Report this account' }).click();
  await expect(heading(page)).toHaveText('Report this account');
  await goBack(page);
  await expect(heading(page)).toContainText('Komorebi Coffee');
  await expect(dialogs(page)).toHaveCount(0);
  expect(await stayed(page)).toBe(true);
  await goForward(page);
  await expect(heading(page)).toHaveText('Report this account');
  await page.getByRole('link', { name: 'Back to Komorebi Coffee' }).click();
  await expect(heading(page)).toContainText('Komorebi Coffee');
  await goBack(page);
  await expect(page).toHaveURL('/@justaname?lang=en');
});

test('in the app, where the page is the only one in the history, going back closes a pop-up', async ({
  page,
}) => {
  await page.goto(inApp('@komorebi', 'visitor-mei'));
  await ready(page);
  await openViewer(page);
  await expect(dialogs(page)).toBeVisible();
  await goBack(page);
  await expect(dialogs(page)).toHaveCount(0);
  await expect(heading(page)).toContainText('Komorebi Coffee');
});

test('a pop-up closed by a key returns the focus to its opener, also where the address names a part of the page', async ({
  page,
}) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#section-list$/);
  await openContact(page);
  await expect.poll(() => page.evaluate(() => (history.state as { over?: number } | null)?.over)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  // The step back from the pop-up's entry has ended.
  await expect
    .poll(() => page.evaluate(() => (history.state as { over?: number } | null)?.over ?? 0))
    .toBe(0);
  await expect(contactButton(page)).toBeFocused();
  // The browser follows the fragment after it has reported the step.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(contactButton(page)).toBeFocused();
});

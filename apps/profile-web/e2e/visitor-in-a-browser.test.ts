import { expect, mainAction, ready, test } from './support/fixtures.js';

test(
  'on a desktop, adding a friend shows a QR code for the phone, and returns the focus',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/@komorebi?lang=en');
    const addFriend = mainAction(page, 'Add friend');
    await expect(async () => {
      await addFriend.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(addFriend).toBeFocused();
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('adding a friend follows the link into the app, also once script has started', async ({ page }) => {
    await page.route('https://line.me/**', (route) => route.fulfill({ body: 'The app' }));
    await page.goto('/@komorebi?lang=en');
    await ready(page);
    await page.getByRole('group', { name: 'Actions' }).getByRole('link', { name: 'Add friend' }).tap();
    await expect(page).toHaveURL('https://line.me/R/ti/p/%40komorebi');
  });
});

test('a tap before the page’s script has loaded is answered afterwards', async ({ page, hold }) => {
  const release = await hold(/\/assets\/(main|core)-.*\.js/);
  const early = page.waitForResponse(/\/assets\/early-.*\.js/);
  await page.goto('/@komorebi?lang=en', { waitUntil: 'commit' });
  await (await early).finished();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Save' })).toBeVisible();
});

test('a tap on a section that is still loading is answered once it has loaded', async ({
  page,
  context,
  hold,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await hold(/\/assets\/sections-about-.*\.js/);
  // The pending file also delays the load event.
  await page.goto('/@komorebi?lang=en', { waitUntil: 'domcontentloaded' });
  await ready(page);
  await page.getByRole('button', { name: /copy/i }).first().click();
  release();
  await expect(page.getByRole('status').getByText(/copied/i)).toBeVisible();
});

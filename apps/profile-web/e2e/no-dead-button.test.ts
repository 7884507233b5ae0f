import { expect, inApp, ready, test, type Page } from './support/fixtures.js';
import { openSave } from './support/sheets.js';

/** Every view of an account that has all of them, and views that only some accounts have. */
const addresses = [
  '/@komorebi?lang=en',
  '/@komorebi/place?lang=en',
  '/@komorebi/reservation?lang=en',
  '/@komorebi/report?lang=en',
  '/@komorebi/coupon/c-first-cup?lang=en',
  '/@komorebi/faq/reservation?lang=en',
  '/@harbor?lang=en',
  '/liff/@komorebi?lang=en',
];

/**
 * Visible controls that do nothing without script. A `<summary>`, a link or a button that opens a popover needs no
 * script.
 */
const deadControls = (page: Page): Promise<string[]> =>
  page.locator('button, input, select, textarea, [role=button], [role=switch]').evaluateAll((controls) =>
    controls
      .filter((control) => control.getClientRects().length > 0)
      .filter((control) => getComputedStyle(control).visibility === 'visible')
      .filter((control) => !control.matches(':disabled'))
      .filter((control) => !(control as Partial<HTMLButtonElement>).popoverTargetElement)
      .map((control) => control.outerHTML.slice(0, 120)),
  );

test.describe('with JavaScript turned off', () => {
  test.use({ javaScriptEnabled: false });

  test('no view shows a dead button, and each says why', async ({ page }) => {
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await deadControls(page)).toEqual([]);
        await expect(page.locator('.start-note:visible')).toContainText(
          'need JavaScript, which is turned off',
        );
        // No skeleton waits for data that will never come.
        expect(await page.locator('[aria-busy=true]:visible').count()).toBe(0);
      });
    }
  });
});

test('no view shows a dead button if its scripts do not load', async ({ page, complaints }) => {
  complaints.allow(/Failed to load|net::/);
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await deadControls(page)).toEqual([]);
    });
  }
});

test('in the app without its SDK, controls that need the visitor are disabled with the reason, and all others work', async ({
  page,
  complaints,
  received,
}) => {
  complaints.allow(/\[boot 4 app SDK\]/);
  await page.goto(inApp('@komorebi', 'visitor-mei', '&sdk-error=INIT_FAILED'));
  await ready(page);
  const reason = /Actions that need your account, such as Follow and Keep/;
  const notice = page.getByRole('alert').getByText(reason);
  await expect(notice).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  const sheet = await openSave(page);
  for (const name of ['Follow', 'Keep']) {
    const button = sheet.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    // A tap on it shows why nothing happens, and a way to try again.
    await button.click({ force: true });
    await expect(sheet.getByRole('alert').getByText(reason)).toBeVisible();
    await expect(sheet.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  for (const name of ['More', 'Contact']) {
    await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Add friend' }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Open LINE/ })).toBeVisible();
  expect(await received()).toEqual([]);
});

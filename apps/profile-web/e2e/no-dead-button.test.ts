import { expect, test, type Page } from './support/fixtures.js';
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

  test('no view shows a dead button, and each says why', { tag: '@core' }, async ({ page }) => {
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

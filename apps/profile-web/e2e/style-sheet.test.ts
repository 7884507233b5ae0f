import { expect, ready, test } from './support/fixtures.js';

test('one style sheet comes before the first paint, and none after it', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet' || request.url().endsWith('.css')) sheets.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  expect(sheets).toHaveLength(1);

  // Every section, a dialog and a view with its map.
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('application', { name: /^Map centered on/ })).toBeVisible();
  expect(sheets).toHaveLength(1);
});

test('an error page has the same sheet', async ({ page, request, complaints }) => {
  complaints.allow(/404/);
  const sheetOf = async (path: string): Promise<string | undefined> =>
    /<link rel="stylesheet" href="([^"]+)">/.exec(await (await request.get(path)).text())?.[1];
  const sheet = await sheetOf('/@komorebi');
  expect(sheet).toMatch(/^\/assets\/style-.+\.css$/);
  expect(await sheetOf('/@nosuchaccount')).toBe(sheet);
  await page.goto('/@nosuchaccount');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
});

import { expect, type Page, ready, test } from './support/fixtures.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const wayBack = (page: Page) => page.getByRole('link', { name: 'Back to Komorebi Coffee' });
const remembered = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('oa-profile/firstPagePathType/visit'));
const goBack = (page: Page): Promise<unknown> => page.evaluate(() => setTimeout(() => history.back()));
const goForward = (page: Page): Promise<unknown> => page.evaluate(() => setTimeout(() => history.forward()));

test('a visit that began at the profile goes back to it from a view with its own document', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load|net::|\[(views|load|notices|error reporting|boot 7)/);
  // Without this code each link loads a document.
  await page.route(/\/assets\/controls-.*\.js/, (route) => route.abort(), { times: 1 });
  await page.goto('/@komorebi?lang=en');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.waitForURL(/\/place/);
  await ready(page);
  expect(await remembered(page)).toContain('"profile"');
  await wayBack(page).click();
  await expect(heading(page)).toContainText('Komorebi Coffee');
  // It was a step back in the history: the view is ahead.
  await goForward(page);
  await expect(page).toHaveURL(/\/place/);
});

test('a visit that began at a view goes forward to the profile, and from there back to the view', async ({
  page,
}) => {
  // A page before it that is not an account's.
  await page.goto('/healthz');
  await page.goto('/@komorebi/place?lang=en');
  await ready(page);
  expect(await remembered(page)).toContain('"place"');
  await wayBack(page).click();
  await expect(heading(page)).toContainText('Komorebi Coffee');
  await ready(page);
  await goBack(page);
  await expect(page).toHaveURL(/\/place/);
});

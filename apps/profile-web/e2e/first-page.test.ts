import { expect, type Page, ready, test } from './support/fixtures.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const wayBack = (page: Page) => page.getByRole('link', { name: 'Back to Komorebi Coffee' });
const remembered = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('oa-profile/firstPagePathType/visit'));
const goBack = (page: Page): Promise<unknown> => page.evaluate(() => setTimeout(() => history.back()));
const goForward = (page: Page): Promise<unknown> => page.evaluate(() => setTimeout(() => history.forward()));

test('a visit that began at the profile goes back to it from a view that is a document of its own', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load|net::|\[(views|load|notices|error reporting|boot 7)/);
  // Without this code links lead from one document to the next.
  await page.route(/\/assets\/controls-.*\.js/, (route) => route.abort(), { times: 1 });
  await page.goto('/@komorebi?lang=en');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.waitForURL(/\/place/);
  await ready(page);
  expect(await remembered(page)).toContain('"profile"');
  await wayBack(page).click();
  await expect(heading(page)).toContainText('Komorebi Coffee');
  // It was a step back: the view is ahead, not behind.
  await goForward(page);
  await expect(page).toHaveURL(/\/place/);
});

test('a visit that began at a view is led on to the profile, and from there back to the view', async ({
  page,
}) => {
  // Something to go back to, which is no page of an account.
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

import { addresses } from './support/addresses.js';
import { expect, inApp, type Page, ready, test } from './support/fixtures.js';

const opened = '&key=k1&addFriendRoute=search';
const carried = { key: 'k1', addFriendRoute: 'search' };
const parametersOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, addresses.page).searchParams);

/** Addresses of all links to pages of this site; files and directions lead out. */
const linksWithin = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter(({ origin }) => origin === location.origin)
      .filter(
        (link) => !link.getAttribute('href')?.startsWith('#') && !/\.\w+$|\/directions$/.test(link.pathname),
      )
      .map(({ href }) => href),
  );

test('the opener of the page is passed on by every link within the site and by every view', async ({
  page,
}) => {
  await page.goto(`/@komorebi?lang=en${opened}`);
  await ready(page);
  for (const address of ['/@komorebi/place', '/@komorebi/coupon/', '/@shanlan', 'lang=th']) {
    const links = (await linksWithin(page)).filter((link) => link.includes(address));
    expect(links.length, address).toBeGreaterThan(0);
  }
  for (const link of await linksWithin(page)) expect(parametersOf(link), link).toMatchObject(carried);

  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/\/place/);
  expect(parametersOf(page.url())).toEqual({ lang: 'en', ...carried });
  await page.reload();
  await ready(page);
  expect((await linksWithin(page)).length).toBeGreaterThan(0);
  for (const link of await linksWithin(page)) expect(parametersOf(link), link).toMatchObject(carried);
  await page.getByRole('link', { name: 'Back to Komorebi Coffee' }).click();
  await expect(page).toHaveURL(/@komorebi\?/);
  expect(parametersOf(page.url())).toEqual({ lang: 'en', ...carried });
});

test('requests to the API still name the opener after a change of language', async ({
  page,
  visitor,
  received,
}) => {
  await page.goto(inApp('@komorebi', visitor.token, opened));
  await ready(page);
  await page.getByRole('link', { name: '한국어' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(parametersOf(page.url())).toEqual({ lang: 'ko', ...carried });
  await ready(page);
  const inKorean = async () =>
    (await received()).filter(({ headers }) => headers['content-language'] === 'ko');
  await expect.poll(async () => (await inKorean()).some(({ path }) => path.endsWith('/relation'))).toBe(true);
  for (const { headers } of await inKorean())
    expect(headers).toMatchObject({ 'x-opener-key': 'k1', 'x-add-friend-route': 'search' });
});

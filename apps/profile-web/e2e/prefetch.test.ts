import { expect, ready, type Page } from './support/fixtures.js';
import { hide, test } from './support/sinks.js';

/** How the document came: 'navigational-prefetch' if it was fetched before the tap. */
const cameBy = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () => (performance.getEntriesByType('navigation') as { deliveryType?: string }[])[0]?.deliveryType,
  );

test('a page is fetched while the pointer rests on its link, and counts as seen only once it is opened', async ({
  page,
  sinks,
}) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  const languages = page.getByRole('contentinfo').getByRole('link');
  const session = await page.context().newCDPSession(page);
  const fetched = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.add(new URL(prefetchUrl).searchParams.get('lang') ?? '');
  });
  await session.send('Preload.enable');
  for (const [name, tag] of [
    ['한국어', 'ko'],
    ['ไทย', 'th'],
    ['日本語', 'ja'],
  ] as const) {
    await languages.getByText(name).hover();
    await expect.poll(() => [...fetched]).toContain(tag);
  }
  // Sections are opened in place: their documents would be fetched in vain.
  await page
    .getByRole('link', { name: /^Show all/ })
    .first()
    .hover();
  await languages.getByText('日本語').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await cameBy(page)).toBe('navigational-prefetch');
  expect([...fetched]).toEqual(['ko', 'th', 'ja']);
  await ready(page);
  await hide(page);
  await expect
    .poll(async () => (await sinks.events()).filter(({ name }) => name === 'pageView').length)
    .toBe(2);
});

test('a link to a slow document shows at once that it was taken, and no longer after going back', async ({
  page,
}) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.route(
    (url) => url.search === '?lang=th',
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    },
  );
  // Nothing can be asked of a page that is being left, but it can leave a note.
  await page.evaluate(() => {
    addEventListener('click', () => {
      window.name = getComputedStyle(document.documentElement, '::before').borderTopStyle;
    });
  });
  // A pointer would have had the document fetched before.
  await page.getByRole('contentinfo').getByRole('link', { name: 'ไทย' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  expect(await page.evaluate(() => window.name)).toBe('solid');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const line = page.evaluate(() => getComputedStyle(document.documentElement, '::before').borderTopStyle);
  expect(await line).toBe('none');
});

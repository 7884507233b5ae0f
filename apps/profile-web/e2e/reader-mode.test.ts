import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readability } from '@mozilla/readability';
import { expect, type Page, test } from './support/fixtures.js';

const source = readFileSync(
  createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
  'utf8',
);

/** What Firefox's reader mode makes of a document. */
type Article = NonNullable<ReturnType<Readability['parse']>>;

/** Reads the server's document as a reader mode does: before any script has run. */
async function readerMode(
  page: Page,
  path: string,
  edit = (html: string): string => html,
): Promise<Article & { textContent: string }> {
  const html = edit(await (await page.request.get(path)).text());
  const article = await page.evaluate<Article | null>(`{
    const module = {};
    ${source}
    new Readability(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')).parse();
  }`);
  if (!article) throw new Error(`A reader mode finds nothing to read at ${path}`);
  return { ...article, textContent: article.textContent?.replace(/\s+/g, ' ') ?? '' };
}

test('a reader mode keeps the name, the facts, the hours, the coupons and the news of a profile', async ({
  page,
}) => {
  const { title, textContent, siteName, lang } = await readerMode(page, '/@komorebi?lang=en');
  expect(title).toContain('Komorebi Coffee');
  expect(siteName).toBe('Profile page of an official account');
  expect(lang).toBe('en');
  for (const [what, words] of [
    ['category', 'Coffee house and roastery'],
    ['description', 'A small roastery in a ninety-year-old wooden house'],
    ['nearest station', '6 min walk'],
    ['price range', '¥900 – ¥3,500'],
    ['opening hours', '8:00 AM – 4:30 PM'],
    ['address', '3-99-7 Yanaka'],
    ['coupon', '20 g more with every 200 g of beans'],
    ['announcement', 'Our hours around the New Year'],
    ['its date', 'Nov 20, 2026'],
  ] as const)
    expect(textContent, what).toContain(words);
});

test('a reader mode keeps the facts at every hour, however few commas they have', async ({ page }) => {
  const withoutCommas = (html: string): string => html.replaceAll(',', '');
  const { textContent } = await readerMode(page, '/@komorebi?lang=en', withoutCommas);
  for (const words of ['Coffee house and roastery', '6 min walk', '¥900 – ¥3500'])
    expect(textContent).toContain(words);
});

test('a reader mode knows when an announcement was published', async ({ page }) => {
  const { title, textContent, publishedTime } = await readerMode(
    page,
    '/@komorebi/announcements/late-opening?lang=en',
  );
  expect(title).toContain('On Thursday, 26 November');
  expect(textContent).toContain('The roaster has its yearly service');
  expect(textContent).toContain('Nov 18, 2026');
  expect(publishedTime).toBe('2026-11-18T10:00:00+09:00');
});

test('a reader mode leaves the account’s card out of a post, an announcement and a coupon', async ({
  page,
}) => {
  for (const view of ['media-feed/m-126', 'announcements/late-opening', 'coupon/c-beans']) {
    const { textContent } = await readerMode(page, `/@komorebi/${view}?lang=en`);
    expect(textContent, view).not.toContain('A small roastery in a ninety-year-old wooden house');
    expect(textContent, view).not.toContain('6 min walk');
  }
});

test('a reader mode keeps a coupon with its period', async ({ page }) => {
  const { title, textContent } = await readerMode(page, '/@komorebi/coupon/c-beans?lang=en');
  expect(title).toContain('20 g more');
  expect(textContent).toContain('Oct 1, 2026 – Dec 31, 2027');
});

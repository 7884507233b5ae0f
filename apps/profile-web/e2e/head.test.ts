import { addresses } from './support/addresses.js';
import { expect, ready, test } from './support/fixtures.js';

const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];

test('every page, view and item has a preview picture of 1200x630 that messengers can show', async ({
  request,
}) => {
  const sitemap = await (await request.get('/@komorebi/sitemap.xml')).text();
  const views = [...sitemap.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(([, url = '']) => url);
  for (const kind of ['coupon', 'media-feed', 'announcements', 'faq'])
    expect(views.filter((url) => url.includes(`/@komorebi/${kind}/`)).length, kind).toBeGreaterThan(0);

  const others = ['@justaname', '@harbor', '@blocked'].map((id) => `${addresses.page}/${id}`);
  const pictures = new Set<string>();
  for (const url of [...views, ...others]) {
    const html = await (await request.get(`${url}?lang=en`)).text();
    expect(metaOf(html, 'og:image:alt'), url).toBeTruthy();
    pictures.add(metaOf(html, 'og:image') ?? `none at ${url}`);
  }
  expect(pictures).toContain(`${addresses.page}/share.png`);
  expect(pictures.size).toBeGreaterThan(10);
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toMatch(/^image\/(png|jpeg)/);
  }
});

test('the structured data of the accounts say what kind of business they are, and where', async ({
  request,
}) => {
  const dataOf = async (searchId: string): Promise<Record<string, unknown>> => {
    const html = await (await request.get(`/${searchId}?lang=en`)).text();
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return JSON.parse(json) as Record<string, unknown>;
  };
  expect(await dataOf('@komorebi')).toMatchObject({
    '@type': 'CafeOrCoffeeShop',
    priceRange: '¥900-¥3,500',
    address: { streetAddress: '3-99-7 Yanaka', addressLocality: 'Taito-ku', postalCode: '110-0001' },
  });
  expect(await dataOf('@melati')).toMatchObject({ '@type': 'MedicalClinic' });
  expect(await dataOf('@justaname')).toMatchObject({ '@type': 'Organization' });
});

test('a view has the footer with links to the same view in other languages', async ({ page }) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/\/@komorebi\/place/);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/@komorebi/place?lang=ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

import { addresses } from './support/addresses.js';
import { expect, test } from './support/fixtures.js';

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

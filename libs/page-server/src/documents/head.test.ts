import type { PageSection } from '@oa-profile/api-client';
import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createPageAssets } from './page-assets.js';
import { sampleFiles } from '../testing/sample-files.js';
import { samplePage } from '../testing/sample-page.js';
import { openServer } from '../testing/open-server.js';

const shareImage = {
  url: 'https://images.example/og.png',
  width: 1200,
  height: 630,
  alt: 'The counter',
};
const question = { id: 'book', question: 'Can I book a table?', answer: 'Yes.' };
const drawnQuestion = {
  ...question,
  id: 'pets',
  shareImage: { ...shareImage, url: 'https://images.example/pets.jpg', alt: 'A cat' },
};

async function open(more: Parameters<typeof samplePage>[0] = {}, ...further: PageSection[]): Promise<Hono> {
  const page = samplePage(more, { address: { text: 'Yanaka' } });
  const faq = { type: 'faq', id: 'questions', data: { items: [question, drawnQuestion] } };
  const { app } = await openServer({
    page: { ...page, sections: [...page.sections, faq, ...further] },
    assets: createPageAssets(sampleFiles, String),
  });
  return app;
}

/** What messengers and browsers read from the head: each `<meta>` by its name, with all its values. */
async function metaOf(app: Hono, path: string): Promise<Record<string, string[]>> {
  const html = await (await app.request(path, { headers: { 'accept-language': 'en' } })).text();
  const metas: Record<string, string[]> = {};
  for (const [, name = '', content = ''] of html.matchAll(
    /<meta (?:name|property)="([^"]+)"(?: media="[^"]+")? content="([^"]*)">/g,
  ))
    (metas[name] ??= []).push(content);
  return metas;
}

it('the preview of a post without words names its day in plain characters', async () => {
  const picture = {
    id: 'picture',
    kind: 'photo',
    publishedAt: '2026-11-18T10:00:00+09:00',
    pictures: [{ ...shareImage, alt: undefined }],
  };
  const feed = { type: 'media-feed', id: 'feed', data: { items: [picture] } };
  const meta = await metaOf(await open({}, feed), '/@komorebi/media-feed/picture?lang=ja');
  expect(meta['og:title']?.[0]).toContain('2026年11月18日');
});

describe('the time of publication', () => {
  const item = { id: 'late', title: 'We open at 13:00', publishedAt: '2026-11-18T10:00:00+09:00' };
  const news = { type: 'announcements', id: 'news', data: { items: [item] } };

  it('the time of publication is in the head of an announcement, which is an article', async () => {
    const meta = await metaOf(await open({}, news), '/@komorebi/announcements/late');
    expect(meta['og:type']).toEqual(['article']);
    expect(meta['article:published_time']).toEqual([item.publishedAt]);
  });

  it.each(['/@komorebi', '/@komorebi/announcements', '/@komorebi/faq/book'])(
    'the time of publication is not in that of %s',
    async (path) => {
      const meta = await metaOf(await open({}, news), path);
      expect(meta['og:type']).toEqual(['profile']);
      expect(meta['article:published_time']).toBeUndefined();
    },
  );
});

describe('the preview of a link', () => {
  it.each([
    ['/@komorebi', 'https://images.example/og.png', 'image/png', 'The counter'],
    ['/@komorebi/place', 'https://images.example/og.png', 'image/png', 'The counter'],
    ['/@komorebi/faq/book', 'https://images.example/og.png', 'image/png', 'The counter'],
    ['/@komorebi/faq/pets', 'https://images.example/pets.jpg', 'image/jpeg', 'A cat'],
  ])('a preview has a picture of 1200x630 with alternative text: %s', async (path, url, type, alt) => {
    expect(await metaOf(await open({ shareImage }), path)).toMatchObject({
      'og:image': [url],
      'og:image:type': [type],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [alt],
      'twitter:card': ['summary_large_image'],
    });
  });

  it("the preview of a link has the server's own picture if the account has none that messengers can show", async () => {
    const drawing = { ...shareImage, url: 'https://images.example/og.svg' };
    for (const more of [{}, { shareImage: drawing }]) {
      expect(await metaOf(await open(more), '/@komorebi')).toMatchObject({
        'og:image': ['https://page.example/share.png'],
        'og:image:alt': ['Komorebi Coffee'],
      });
    }
  });

  it.each([
    ['en', 'en_US'],
    ['ja', 'ja_JP'],
    ['zh-TW', 'zh_TW'],
    ['th', 'th_TH'],
    ['id', 'id_ID'],
    ['ko', 'ko_KR'],
  ])('a preview names all languages with a country: %s is %s', async (language, locale) => {
    const metas = await metaOf(await open(), `/@komorebi?lang=${language}`);
    expect(metas['og:locale']).toEqual([locale]);
    expect(metas['og:locale:alternate']).toHaveLength(5);
    expect(metas['og:locale:alternate']).not.toContain(locale);
  });
});

it('the manifest of an account has the colour around its page', async () => {
  const manifest = await (await open()).request('/@komorebi/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ theme_color: '#fdf8f0', background_color: '#fdf8f0' });
});

it.each(['/@komorebi', '/@komorebi/report', '/@komorebi/no/such/view'])(
  'icons and the colours around the page are named on every page: %s',
  async (path) => {
    const app = await open();
    expect((await metaOf(app, path))['theme-color']).toEqual(['#fdf8f0', '#1c1712']);
    const html = await (await app.request(path)).text();
    for (const link of [
      '<link rel="icon" href="/favicon.ico" sizes="48x48">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ])
      expect(html).toContain(link);
  },
);

describe('what previewers and search engines read', () => {
  /** Everything that they look for in the head, whether or not a page has it. */
  const read =
    /<title>|rel="(?:canonical|alternate|manifest)"|name="(?:description|robots|twitter:[^"]+)"|property="og:[^"]+"|application\/ld\+json/g;
  const addresses = [
    '/@komorebi',
    '/liff/@komorebi?key=k',
    '/@komorebi/place?lang=th',
    '/@komorebi/faq',
    '/@komorebi/faq/book',
    '/@komorebi/reservation',
    '/@komorebi/report',
    '/@komorebi/no/such/view',
    '/nowhere@all',
  ];

  /** Where the last thing that they read ends, in bytes, and where the style begins. */
  async function endsOf(app: Hono, path: string): Promise<{ last: number; style: number; json: string }> {
    const html = await (await app.request(path, { headers: { 'accept-language': 'th' } })).text();
    const last = [...html.matchAll(read)].at(-1)?.index ?? 0;
    const end = html.startsWith('application/ld+json', last)
      ? html.indexOf('</script>', last)
      : html.indexOf('>', last);
    const [, json = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return {
      last: Buffer.byteLength(html.slice(0, end)),
      style: Buffer.byteLength(html.slice(0, html.indexOf('<style'))),
      json,
    };
  }

  const picture = (length: number) => ({
    ...shareImage,
    url: `https://images.example/${'a&'.repeat(length / 2)}.png`,
  });

  it.each([
    ['a usual one', {}],
    ['one with the longest texts', { name: '"'.repeat(500), description: '<ร้าน>'.repeat(3000) }],
    ['one whose pictures have long addresses', { shareImage: picture(2000), cover: picture(2000) }],
    ['one whose pictures have addresses nearly too long', { shareImage: picture(650), cover: picture(650) }],
  ])(
    'what machines read comes before the style, within the first 16 kB, at every address: %s',
    async (_, more) => {
      const app = await open(more);
      for (const path of addresses) {
        const { last, style, json } = await endsOf(app, path);
        expect(last, path).toBeGreaterThan(0);
        expect(last, path).toBeLessThan(style);
        expect(last, path).toBeLessThan(16 * 1024);
        expect(JSON.parse(json), path).toEqual(
          path.startsWith('/@komorebi/') || path === '/nowhere@all'
            ? null
            : expect.objectContaining({ '@id': 'https://page.example/@komorebi' }),
        );
      }
    },
  );
});

describe('the name of the site', () => {
  it('the name of the site is in previews and below the page, as text', async () => {
    const { get } = await openServer({ env: { SITE_NAME: 'Tea & <b>Towns</b>' } });
    const html = await (await get('/@komorebi')).text();
    expect(html).toContain('<meta property="og:site_name" content="Tea &amp; &lt;b&gt;Towns&lt;/b&gt;">');
    expect(html).toMatch(/<footer.*Tea &amp; &lt;b&gt;Towns&lt;\/b&gt;<\/p><\/footer>/s);
  });

  it('the name of the site is what the page is, in its language, if the site has none', async () => {
    const { get } = await openServer();
    const html = await (await get('/@komorebi?lang=ja')).text();
    expect(html).toContain('<meta property="og:site_name" content="公式アカウントのプロフィールページ">');
  });
});

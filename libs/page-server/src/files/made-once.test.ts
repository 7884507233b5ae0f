import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharedFiles } from '../testing/plugins.js';
import { openServer } from '../testing/open-server.js';
import { samplePage } from '../testing/sample-page.js';

describe('a file of an account', () => {
  it.each(sharedFiles)(
    'a file of an account is made once for all who ask for it, whatever else they say: %s',
    async (path) => {
      const { get, renders } = await openServer();
      const visits = Array.from({ length: 30 }, (_, number) =>
        [`/@komorebi/${path}?key=${number}`, `/@KOMOREBI/${path}?utm_source=${number}&start=${number}`].map(
          (address) => get(address, { 'accept-encoding': number % 2 ? 'gzip' : 'br' }),
        ),
      );
      const answers = await Promise.all(visits.flat());
      expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
      expect(renders()).toBe(1);
    },
  );

  it('a file of an account is answered 304 to those who have it', async () => {
    const { get } = await openServer();
    const etag = (await get('/@komorebi/sitemap.xml')).headers.get('etag') ?? '';
    expect((await get('/@komorebi/sitemap.xml?key=1', { 'if-none-match': etag })).status).toBe(304);
  });

  it('a file of an account waits for its turn, and is refused when too many wait', async () => {
    const { get } = await openServer({ limits: { atOnce: 2 } });
    await get('/@komorebi');
    const days = Array.from({ length: 9 }, (_, day) => `2026-11-0${day + 1}`);
    const visits = ['hours/DAY.ics', 'visit.ics?start=DAYT12:00'];
    for (const visit of visits) {
      const answers = await Promise.all(days.map((day) => get(`/@komorebi/${visit.replace('DAY', day)}`)));
      expect(answers.filter(({ status }) => status === 503).length, visit).toBe(6);
      expect((await get('/@komorebi/qr.svg')).status).toBe(200);
    }
  });
});

it('the sitemap of an account has no more addresses than search engines read', async () => {
  const items = Array.from({ length: 1000 }, (_, number) => ({
    id: `q${number}`,
    question: 'Why?',
    answer: 'So.',
  }));
  const { get } = await openServer({
    page: {
      ...samplePage(),
      sections: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ type: 'faq', id: `faq${id}`, data: { items } })),
    },
  });
  const answer = await get('/@komorebi/sitemap.xml', { 'accept-encoding': 'gzip' });
  const text = gunzipSync(await answer.arrayBuffer()).toString();
  const count = text.split('<loc>').length - 1;
  expect(count).toBeLessThanOrEqual(50_000);
  expect(count).toBeGreaterThan(49_000);
  expect(text).toMatch(/<\/url>\n<\/urlset>\n$/);
});

import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';
import { samplePage } from '../testing/sample-page.js';

const elementOf = (html: string, id: string): unknown => {
  const [, json = 'null'] = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json);
};
const letExpire = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

describe('a rendered page', () => {
  it('a rendered page is rendered once for all pending and following requests, whatever the device', async () => {
    const { get, renders } = await openServer();
    const agents = ['iPhone', 'Android', 'Windows'].map((agent) => ({ 'user-agent': agent }));
    const first = await Promise.all([...agents, ...agents].map((headers) => get('/@komorebi', headers)));
    const later = await get('/@komorebi', { 'accept-encoding': 'gzip' });
    const texts = await Promise.all(first.map((answer) => answer.text()));
    expect(new Set(texts)).toHaveProperty('size', 1);
    expect(later.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await later.arrayBuffer()).toString()).toBe(texts[0]);
    expect(renders()).toBe(1);
  });

  it('a rendered page has the same markup whether or not its code was already loaded', async () => {
    const faq = { items: [{ id: 'book', question: 'Can I book a table?', answer: 'On weekdays.' }] };
    const sections = [{ type: 'faq', id: 'questions', data: faq }];
    const { get, log } = await openServer({ page: { ...samplePage(), sections } });
    // In a language that no other test uses.
    const markupOf = async (address: string): Promise<string> => {
      const html = await (await get(address, { 'accept-language': 'id' })).text();
      const [, markup = ''] = /<div id="root">(.*?)<script/s.exec(html) ?? [];
      expect(markup).toContain('Can I book a table?');
      return markup;
    };
    // Each of these spellings has a rendering of its own.
    const first = await markupOf('/@komorebi');
    expect(await markupOf('/@412kmrbi')).toBe(first);
    expect(log).toEqual([]);
  });

  it('a rendered page is rendered separately for each value that it depends on', async () => {
    const { get, renders } = await openServer();
    const visits = [
      ['/@komorebi', 'en'],
      ['/@komorebi', 'ko'],
      ['/@komorebi?lang=en', 'en'],
      ['/@komorebi/report', 'en'],
      ['/liff/@komorebi', 'en'],
    ] as const;
    const ask = () =>
      Promise.all(visits.map(([path, language]) => get(path, { 'accept-language': language })));
    const bodies = await Promise.all((await ask()).map((answer) => answer.text()));
    expect(new Set(bodies)).toHaveProperty('size', visits.length);
    const again = await Promise.all((await ask()).map((answer) => answer.text()));
    expect(again).toEqual(bodies);
    expect(renders()).toBe(visits.length);
  });

  it('a rendered page is served when stale while a new one is rendered', async () => {
    const { api, get } = await openServer({ freshFor: 1 });
    await get('/@komorebi');
    await letExpire();
    api.answer(200, samplePage({ name: 'A New Name' }));
    expect(await (await get('/@komorebi')).text()).toContain('Komorebi Coffee');
    await expect.poll(async () => (await get('/@komorebi')).text()).toContain('A New Name');
  });

  it('a rendered page is not sent again to a client that has it, whatever the encoding', async () => {
    const { get, renders } = await openServer();
    const answer = await get('/@komorebi', { 'accept-encoding': 'br' });
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{20,}"$/);
    const again = await get('/@komorebi', { 'if-none-match': tag, 'accept-encoding': 'gzip' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    for (const name of ['etag', 'cache-control', 'vary'])
      expect(again.headers.get(name), name).toBe(answer.headers.get(name));
    // The strictest policy would replace the page's own.
    expect(again.headers.get('content-security-policy')).toBeNull();
    expect((await get('/@komorebi', { 'if-none-match': 'W/"another"' })).status).toBe(200);
    expect(renders()).toBe(1);
  });

  it('a rendered page gets a new entity tag when its policy changes, since only the document brings that', async () => {
    const { api } = await openServer();
    const tagWith = async (pictures: string): Promise<string | null> => {
      const { get } = await openServer({ env: { API_URL: api.url, IMAGE_ORIGINS: pictures } });
      return (await get('/@komorebi')).headers.get('etag');
    };
    const tag = await tagWith('https://old.example');
    expect(await tagWith('https://old.example')).toBe(tag);
    expect(await tagWith('https://new.example')).not.toBe(tag);
  });

  it('a rendered page keeps its entity tag when only the time of its rendering has changed', async () => {
    let time = Date.parse('2026-11-21T03:00:00Z');
    const { get } = await openServer({ renderedFor: 1, now: () => new Date((time += 1)) });
    const renderedAt = async () => {
      const answer = await get('/@komorebi');
      const data = elementOf(await answer.text(), 'page-data') as { renderedAt: number };
      return { tag: answer.headers.get('etag'), at: data.renderedAt };
    };
    const first = await renderedAt();
    await letExpire();
    await expect.poll(async () => (await renderedAt()).at).toBeGreaterThan(first.at);
    expect((await renderedAt()).tag).toBe(first.tag);
  });
});

it('a rendered page asks for its early script at another address each hour, since browsers may keep what a portal has answered at the last one', async () => {
  let time = Date.parse('2026-11-21T03:00:00Z');
  const { get } = await openServer({ renderedFor: 1, now: () => new Date(time) });
  const early = async () => {
    const answer = await get('/@komorebi');
    const [, address] = /<script [^>]*async [^>]*src="([^"]*)"/.exec(await answer.text()) ?? [];
    return { tag: answer.headers.get('etag'), address };
  };
  const first = await early();
  expect(first.address).toMatch(/^\/assets\/early\.js\?\d+$/);
  time += 59 * 60_000;
  await letExpire();
  await early();
  expect(await early()).toEqual(first);
  time += 60_000;
  await letExpire();
  await expect.poll(async () => (await early()).address).not.toBe(first.address);
  expect((await early()).tag).not.toBe(first.tag);
});

describe('the opener of a page', () => {
  it('the opener of a page is filled into one rendered page for each visit', async () => {
    const { get, renders } = await openServer({ env: { LIFF_ID: '123-abc' } });
    for (let number = 0; number < 20; number += 1) {
      const html = await (await get(`/@komorebi?lang=th&key=k${number}&addFriendRoute=search`)).text();
      const query = `?lang=th&key=k${number}&addFriendRoute=search`;
      expect(elementOf(html, 'initial-data')).toMatchObject({
        opener: { key: `k${number}`, addFriendRoute: 'search' },
      });
      expect(elementOf(html, 'page-data')).toMatchObject({
        query,
        appLinks: { open: `https://liff.line.me/123-abc/%40komorebi${query}` },
      });
      expect(html).toContain(`href="?lang=ja&amp;key=k${number}&amp;addFriendRoute=search"`);
    }
    expect(renders()).toBe(1);
  });

  it.each(['br', 'gzip'])(
    'the opener of a page costs little more than a page without one from its second visit on: %s',
    async (encoding) => {
      const { get } = await openServer({
        page: samplePage({ description: Array.from({ length: 20_000 }, (_, n) => n.toString(36)).join(' ') }),
      });
      const costOf = async (address: string): Promise<number> => {
        const { user, system } = process.cpuUsage();
        for (let visit = 0; visit < 10; visit += 1)
          await (await get(address, { 'accept-encoding': encoding })).arrayBuffer();
        const after = process.cpuUsage();
        return after.user - user + after.system - system;
      };
      const costs: Record<string, number[]> = { '/@komorebi': [], '/@komorebi?key=poster': [] };
      for (const address of Object.keys(costs)) await costOf(address);
      for (let round = 0; round < 7; round += 1)
        for (const [address, spent] of Object.entries(costs)) spent.push(await costOf(address));
      const [plain = 0, opened = 0] = Object.values(costs).map((spent) => Math.min(...spent));
      expect(opened).toBeLessThan(2 * plain + 2000);
    },
  );

  it.each([
    ['key=k1', { key: 'k1' }, '?lang=ja&amp;key=k1"'],
    ['addFriendRoute=qr', { addFriendRoute: 'qr' }, '?lang=ja&amp;addFriendRoute=qr"'],
  ])('the opener of a page may have only a key or only a route: %s', async (query, opener, link) => {
    const { get } = await openServer();
    const html = await (await get(`/@komorebi?${query}`)).text();
    expect(elementOf(html, 'initial-data')).toMatchObject({ opener: { platform: 'Unknown', ...opener } });
    expect(html).toContain(link);
    expect(html).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
  });

  it('the opener of a page cannot become markup or end its data element', async () => {
    const { get } = await openServer();
    const key = `"></script><script>alert(1)</script>$&'`;
    const html = await (await get(`/@komorebi?key=${encodeURIComponent(key)}`)).text();
    expect(html).not.toContain('<script>');
    expect(elementOf(html, 'initial-data')).toMatchObject({ opener: { key } });
    const { query } = elementOf(html, 'page-data') as { query: string };
    expect(new URLSearchParams(query).get('key')).toBe(key);
  });

  it('the opener of a page is not in the pages of other visitors', async () => {
    const { get } = await openServer();
    await get('/@komorebi?key=mine');
    expect(await (await get('/@komorebi?key=yours')).text()).not.toContain('mine');
    expect(await (await get('/@komorebi')).text()).not.toMatch(/mine|yours/);
  });
});

it('no header besides those in Vary changes a page, which caches give to others', async () => {
  const { get, renders } = await openServer();
  const plain = await get('/@komorebi');
  const odd = await get('/@komorebi', {
    'x-opener-platform': 'iOS',
    'user-agent': 'Mozilla/5.0 (iPhone)',
    'sec-ch-ua-platform': '"iOS"',
    'save-data': 'on',
    cookie: 'lang=th',
    'x-forwarded-host': 'evil.example',
  });
  expect(odd.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
  expect(await odd.text()).toBe(await plain.text());
  expect(renders()).toBe(1);
});

import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../requests/config.js';
import { createPageAssets } from '../documents/page-assets.js';
import { createPageServer } from '../page-server.js';
import { openServer } from '../testing/open-server.js';
import { sampleFiles } from '../testing/sample-files.js';
import { settableClock } from '../testing/clock.js';
import { samplePage } from '../testing/sample-page.js';
import { listen } from '../testing/connections.js';
import { startSectionApi } from '../testing/section-api.js';
import { plugins } from '../testing/plugins.js';

const megabyte = 1_000_000;

describe('the memory of a page server', () => {
  it('the memory of a page server is limited in bytes, whatever is requested', async () => {
    const limits = { answerBytes: megabyte, pageBytes: megabyte / 2 };
    const page = samplePage({ description: 'x'.repeat(20_000) });
    const { get, app } = await openServer({ limits, page });
    for (let number = 0; number < 150; number += 1) {
      expect((await get(`/@account${number}`)).status).toBe(200);
      expect(app.cachedBytes()).toBeLessThanOrEqual(1.5 * megabyte);
    }
    // Not because nothing is cached.
    expect(app.cachedBytes()).toBeGreaterThan(megabyte);
  });

  it('the memory of a page server is limited however many openers a page has', async () => {
    const { get, app } = await openServer({ limits: { answerBytes: megabyte, pageBytes: megabyte / 2 } });
    const before = app.cachedBytes();
    for (let number = 0; number < 300; number += 1)
      expect((await get(`/@komorebi?key=k${number}`)).status).toBe(200);
    expect(app.cachedBytes()).toBeGreaterThan(before + megabyte / 16);
    expect(app.cachedBytes()).toBeLessThanOrEqual(1.7 * megabyte);
  });

  it('the memory of a page server keeps a page while ids are requested that do not exist', async () => {
    const limits = { answerBytes: 20_000, pageBytes: 100_000 };
    const { get, api } = await openServer({ limits });
    await get('/@komorebi');
    api.answer(404);
    for (let number = 0; number < 300; number += 1) expect((await get(`/@nobody${number}`)).status).toBe(404);
    const asked = api.requests.length;
    expect((await get('/@komorebi')).status).toBe(200);
    expect((await get('/@nobody1')).status).toBe(404);
    expect(api.requests).toHaveLength(asked);
  });
});

describe('the addresses of items', () => {
  it('the addresses of items cost a limited number of API calls, however many are requested, existing or not', async () => {
    const pageOf = (number: number): unknown => ({
      items: [
        {
          id: `c-${number}`,
          name: `Coupon ${number}`,
          guide: 'Show this.',
          kind: 'gift',
          startsAt: '2026-11-01T00:00:00+09:00',
          endsAt: '2027-01-31T23:59:00+09:00',
        },
      ],
      nextCursor: String(number + 1),
    });
    const answers = Object.fromEntries(
      Array.from({ length: 50 }, (_, number) => [`COUPON ${number}`, pageOf(number)]),
    );
    const sections = [{ type: 'coupon', id: 'c', pageId: 'home' }];
    const api = await startSectionApi({ ...samplePage(), sections }, { ...answers, COUPON: pageOf(0) });
    const app = createPageServer({
      plugins,
      config: readConfig({ API_URL: api.url }),
      assets: createPageAssets(sampleFiles, String),
      log: () => undefined,
    });
    const statusOf = async (item: string): Promise<number> =>
      (await app.request(`/@komorebi/coupon/${item}?lang=en`)).status;
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, number) => statusOf(`none-${number}`)),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    for (const item of ['c-0', 'c-3', 'c-3', 'none-1']) await statusOf(item);
    // The account, its first page of coupons, and nine more.
    expect(api.requests.length).toBeLessThanOrEqual(11);
    expect(await statusOf('c-9')).toBe(200);
  });
});

describe('a page that takes long', () => {
  it('a page that takes long is answered 503 when its time is up, and is there as soon as the API has answered', async () => {
    const { get, api, log } = await openServer({ limits: { patience: 50 } });
    const release = api.hold();
    const answer = await get('/@komorebi');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('4');
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ level: 'error', code: 'TIMEOUT' });
    release();
    await expect.poll(async () => (await get('/@komorebi')).status).toBe(200);
    expect(api.requests).toHaveLength(1);
  });

  it('a page that takes long does not search on for an item when its time is up', async () => {
    const pageOf = (number: number): unknown => ({ items: [], nextCursor: String(number + 1) });
    const answers = Object.fromEntries(
      Array.from({ length: 20 }, (_, number) => [`COUPON ${number}`, pageOf(number)]),
    );
    const sections = [{ type: 'coupon', id: 'c', pageId: 'home' }];
    const { letPass } = settableClock();
    const fourSeconds = (): unknown => letPass(4000);
    const api = await startSectionApi(
      { ...samplePage(), sections },
      { ...answers, COUPON: pageOf(0) },
      fourSeconds,
    );
    const { get } = await openServer({ env: { API_URL: api.url } });
    expect((await get('/@komorebi/coupon/none')).status).toBe(503);
    // The account, its first page of coupons, and as many more as begin within ten seconds.
    expect(api.requests.length).toBeLessThanOrEqual(5);
    const asked = api.requests.length;
    expect((await get('/@komorebi/coupon/none')).status).toBe(503);
    expect(api.requests).toHaveLength(asked);
  });
});

describe('an overloaded server', () => {
  it('an overloaded server refuses further work at once and asks to retry soon, but serves everything else', async () => {
    const { get, api, log } = await openServer({ limits: { atOnce: 4 } });
    expect((await get('/@komorebi')).status).toBe(200);
    const release = api.hold();
    const open = [get('/@account1'), get('/@account2')];
    await expect.poll(() => api.requests).toHaveLength(3);
    for (let number = 3; number < 30; number += 1) {
      const answer = await get(`/@account${number}`);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toContain('<a href="" ');
    }
    expect(await (await get('/healthz')).text()).toBe('ok');
    expect((await get('/@komorebi')).status).toBe(200);
    expect(api.requests).toHaveLength(3);
    release();
    for (const answer of await Promise.all(open)) expect(answer.status).toBe(200);
    expect((await get('/@account3')).status).toBe(200);
    expect(log).toEqual([]);
  });

  it('an overloaded server makes few pages with keys of their own at once, has some wait, and refuses the rest', async () => {
    const { get } = await openServer({ limits: { atOnce: 10 } });
    await get('/@komorebi?key=poster');
    const visits = Array.from({ length: 60 }, (_, number) => get(`/@komorebi?key=own${number}`));
    // Who need not wait for a page to be made is served meanwhile.
    const others = [get('/@komorebi?key=poster'), get('/healthz'), get('/@komorebi?key=own0')];
    for (const answer of await Promise.all(others)) expect(answer.status).toBe(200);
    const answers = await Promise.all(visits);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(46);
    for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('1');
    const served = answers.filter(({ status }) => status === 200);
    expect(served).toHaveLength(14);
    for (const [number, answer] of served.entries())
      expect(await answer.text()).toContain(`"key":"own${number}"`);
    expect((await get('/@komorebi?key=own59')).status).toBe(200);
  });

  it('an overloaded server gives unknown ids at most half of the places, so that pages of known accounts can still be made', async () => {
    const { get, api } = await openServer({ limits: { atOnce: 10, answerBytes: 4 } });
    // No answer fits into the memory, so each page of the accounts is cold again.
    const accounts = ['/@one', '/@two', '/@three', '/@four', '/@five'];
    for (const address of accounts) expect((await get(address)).status).toBe(200);
    const release = api.hold();
    const strangers = Array.from({ length: 30 }, (_, number) => get(`/@stranger${number}`));
    await expect.poll(() => api.requests).toHaveLength(accounts.length + 5);
    const known = accounts.map((address) => get(`${address}?lang=th`));
    await expect.poll(() => api.requests).toHaveLength(accounts.length + 10);
    release();
    for (const answer of await Promise.all(known)) expect(answer.status).toBe(200);
    const statuses = (await Promise.all(strangers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(25);
  });
});

describe('MOST_AT_ONCE', () => {
  it.each([1, 3, 10])(
    'MOST_AT_ONCE is how many calls the API has at once, whatever is asked for: %i',
    async (most) => {
      let running = 0;
      let peak = 0;
      const section = (type: string) => ({ type, id: type, pageId: 'p', data: {} });
      const result = { ...samplePage(), sections: ['coupon', 'media-feed', 'reviews', 'faq'].map(section) };
      const api = createServer(({ url = '' }, response) => {
        running += 1;
        peak = Math.max(peak, running);
        setTimeout(() => {
          running -= 1;
          response.writeHead(url.includes('/plugin/') ? 404 : 200, { 'content-type': 'application/json' });
          response.end(JSON.stringify(url.includes('/plugin/') ? { message: 'No.' } : { result }));
        }, 5);
      });
      const API_URL = `http://127.0.0.1:${await listen(api)}`;
      const { get } = await openServer({ env: { API_URL, MOST_AT_ONCE: String(most) } });
      const paths = Array.from(
        { length: 60 },
        (_, number) =>
          [
            `/@a${number}`,
            `/@a${number}/coupon/c-1`,
            `/@a${number}/contact.vcf`,
            `/liff/@b${number}?key=${number}`,
          ][number % 4],
      );
      await Promise.all(paths.map((path) => get(path ?? '/')));
      await Promise.all(paths.map((path) => get(path ?? '/', { 'accept-language': '' })));
      expect(peak).toBeGreaterThan(0);
      expect(peak).toBeLessThanOrEqual(most);
    },
  );
});

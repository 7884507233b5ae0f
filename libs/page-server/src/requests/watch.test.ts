import type { MiddlewareHandler } from 'hono';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../tools/build/free-port.js';
import { createMetrics } from '../node/metrics.js';
import { settableClock } from '../testing/clock.js';
import { openServer } from '../testing/open-server.js';
import { createPageAssets } from '../documents/page-assets.js';
import { plugins } from '../testing/plugins.js';
import { sampleFiles } from '../testing/sample-files.js';
import { samplePage } from '../testing/sample-page.js';

/** The entries of the log without their times, which must be valid. */
const entriesOf = (log: readonly string[]): unknown[] =>
  log.map((line) => {
    const { time, ...entry } = JSON.parse(line) as Record<string, unknown>;
    expect(new Date(String(time)).toISOString()).toBe(time);
    return entry;
  });

it('a failed answer is one line of JSON, with everything that finds the call in the API’s log', async () => {
  const { get, api, log } = await openServer();
  api.answer(500);
  await get('/@komorebi?key=secret');
  expect(entriesOf(log)).toEqual([
    {
      level: 'error',
      message: expect.any(String) as unknown,
      method: 'GET',
      route: 'page',
      account: '@komorebi',
      view: 'profile',
      status: 503,
      milliseconds: expect.any(Number) as unknown,
      code: 'HTTP_ABNORMAL',
      apiPath: '/v1/account-page/{searchId}/',
      apiStatus: 500,
      transactionId: expect.stringMatching(/\S{8}/) as unknown,
    },
  ]);
  expect(log.join()).not.toContain('secret');
});

it.each(['/09012345678', '/09012345678/contact.vcf', '/liff?liff.state=/09012345678'])(
  'no line of the log has what was asked for as an id without its @, however often that fails: %s',
  async (path) => {
    const { letPass } = settableClock();
    const { get, api, log } = await openServer({ env: { LOG_LEVEL: 'info' } });
    api.answer(500);
    for (let visit = 0; visit < 3; visit += 1) {
      await get(path);
      letPass(60_000);
    }
    api.answer(200, {
      ...samplePage(),
      nearbyPlaces: 7,
      sections: [{ type: 'hologram', id: 'h', data: {} }],
    });
    await get(path);
    await expect.poll(() => log.join()).toContain('hologram');
    expect(log.join()).not.toContain('0901234');
  },
);

it('an API call without an answer is logged with its reason', async () => {
  const API_URL = `http://127.0.0.1:${await freePort()}`;
  const { get, log } = await openServer({ env: { API_URL } });
  expect((await get('/@komorebi')).status).toBe(503);
  expect(entriesOf(log)).toEqual([
    expect.objectContaining({
      code: 'HTTP_NETWORK_ERROR',
      apiPath: '/v1/account-page/{searchId}/',
      reason: 'refused',
    }),
  ]);
});

it('a field of an answer that does not fit is named with its account, once for each', async () => {
  const page = samplePage();
  const { get, api, log } = await openServer({
    freshFor: 0,
    renderedFor: 0,
    page: { ...page, account: { ...page.account, color: 'red', description: 7 } },
  });
  for (let visit = 0; visit < 3; visit += 1) await get('/@komorebi');
  await get('/@shanlan');
  const odd = {
    level: 'warn',
    code: 'API_RESPONSE_INVALID',
    fields: ['account.description', 'account.color'],
    apiPath: '/v1/account-page/{searchId}/',
  };
  const places = (): unknown[] =>
    entriesOf(log).filter((entry) => (entry as { code?: string }).code === odd.code);
  await expect.poll(places).toHaveLength(2);
  expect(places()).toMatchObject([
    { ...odd, account: '@komorebi' },
    { ...odd, account: '@shanlan' },
  ]);
  api.answer(200, samplePage({ name: '' }));
  await get('/@nobody');
  expect(entriesOf(log).at(-1)).toMatchObject({
    level: 'error',
    account: '@nobody',
    fields: [expect.stringContaining('result.account.name') as unknown],
  });
});

it('an origin of pictures that the policy blocks is one warning', async () => {
  const picture = (url: string) => ({ url, width: 100, height: 100 });
  const page = samplePage({
    icon: picture('https://blocked.example/a.png'),
    cover: picture('https://blocked.example/b.png'),
    shareImage: picture('https://previews.example/c.png'),
  });
  const signboard = (id: string, url: string) => ({ type: 'signboard', id, data: { picture: picture(url) } });
  const { get, log } = await openServer({
    freshFor: 0,
    renderedFor: 0,
    env: {
      IMAGE_ORIGINS: 'https://images.example https://*.cdn.example',
      EXTRA_ORIGINS: 'https://services.example',
    },
    page: {
      ...page,
      sections: [
        signboard('a', 'https://images.example/a.png'),
        signboard('b', 'https://b.cdn.example/b.png'),
        signboard('c', 'https://elsewhere.example/c.png'),
        signboard('d', 'https://services.example/d.png'),
      ],
    },
  });
  for (let visit = 0; visit < 3; visit += 1) await get('/@komorebi');
  expect(entriesOf(log)).toEqual(
    ['https://blocked.example', 'https://elsewhere.example'].map((origin) => ({
      level: 'warn',
      message: `Pictures from ${origin} are blocked: IMAGE_ORIGINS lacks it`,
      account: page.account.basicSearchId,
    })),
  );
});

it('a setting without effect is one warning when the server starts, before anybody has come', async () => {
  const { log } = await openServer({ env: { TRACKING_KEY: 'x' } });
  expect(entriesOf(log)).toEqual([
    {
      level: 'warn',
      message: 'Nobody reads TRACKING_KEY: it is misspelt, or the plugin that reads it is not in the list.',
    },
  ]);
});

it('a failure that a stale answer hides from visitors is a warning', async () => {
  const { get, api, log } = await openServer({ freshFor: 0, renderedFor: 0 });
  await get('/@komorebi');
  api.answer(500);
  expect((await get('/@komorebi')).status).toBe(200);
  await expect.poll(() => log.length).toBeGreaterThan(0);
  expect(entriesOf(log)[0]).toMatchObject({ level: 'warn', code: 'HTTP_ABNORMAL', apiStatus: 500 });
});

it.each([
  ['info', 1],
  ['warn', 0],
  ['error', 0],
])('the server at level %s a successful answer is logged in %i lines', async (LOG_LEVEL, lines) => {
  const { get, log } = await openServer({ env: { LOG_LEVEL } });
  await get('/@komorebi?lang=ja');
  expect(log).toHaveLength(lines);
  expect(log.join()).not.toContain('lang=ja');
});

it('the server counts answers by what they are, failures by code, and bytes in memory', async () => {
  const { get, app, api } = await openServer({ metrics: createMetrics(() => app.cachedBytes()) });
  for (const id of ['@one', '@two', '@three']) await get(`/${id}`);
  api.answer(500);
  await get('/@four');
  const answer = await get('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).toContain('profile_answer_seconds_count{route="page",status="200"} 3');
  expect(text).toContain('profile_answer_seconds_count{route="page",status="503"} 1');
  expect(text).toContain('profile_failures_total{code="HTTP_ABNORMAL"} 1');
  expect(text).toContain(`profile_kept_bytes ${app.cachedBytes()}`);
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('@one');
});

it.each([
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'metrics'],
  ['/assets/main.js', 'asset'],
  ['/assets/gone.js', 'asset'],
  ['/service-worker.js', 'asset'],
  ['/speculation-rules.json', 'asset'],
  ['/robots.txt', 'file'],
  ['/@komorebi/contact.vcf', 'file'],
  ['/@komorebi/directions', 'file'],
  ['/@komorebi', 'page'],
  ['/@KomoRebi', 'page'],
  ['/liff/@komorebi', 'page'],
  ['/?accountId=@komorebi', 'page'],
  ['/?accountId=komorebi', 'page'],
  ['/@komorebi/page/menu', 'page'],
  ['/@komorebi/place', 'view'],
  ['/@komorebi/report', 'view'],
  ['/@komorebi/faq', 'view'],
  ['/@komorebi/faq/f-1', 'view'],
  ['/liff?liff.state=%2F%40komorebi%2Fplace', 'view'],
  ['/', 'none'],
  ['/liff', 'none'],
  ['/nowhere/at/all', 'none'],
  ['/.env', 'none'],
])('log and metrics tell what has answered %s: %s', async (path, route) => {
  const files: MiddlewareHandler = (context, next) => {
    // As those do that serve a folder.
    context.req.raw = new Request(context.req.raw);
    return context.req.path.endsWith('main.js') ? Promise.resolve(context.text('')) : next();
  };
  const metrics = createMetrics(() => 0);
  const { get, log } = await openServer({ env: { LOG_LEVEL: 'info' }, files, metrics });
  await get(path);
  expect(log.map((line) => JSON.parse(line) as object).at(-1)).toMatchObject({ message: 'Answered', route });
  expect(await metrics.text()).toContain(`profile_answer_seconds_count{route="${route}",`);
});

it('a method that is refused is none of the routes', async () => {
  const { app, log } = await openServer({ env: { LOG_LEVEL: 'info' } });
  await app.request('/@komorebi', { method: 'POST' });
  expect(entriesOf(log)).toMatchObject([{ method: 'POST', route: 'none', status: 405 }]);
});

it('the server answers /metrics with 404 if they are not enabled', async () => {
  const { get } = await openServer();
  expect((await get('/metrics')).status).toBe(404);
});

it('the server does not call an account gone if a 404 does not come from the API', async () => {
  const server = createServer((_, response) => response.writeHead(404).end('<h1>Not Found</h1>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { get, log } = await openServer({ env: { API_URL } });
  expect((await get('/@komorebi')).status).toBe(503);
  expect(log.join()).toContain('is it the address of the Profile API?');
});

it('the server is no longer ready while it is being stopped, but still healthy', async () => {
  let ready = true;
  const { get, api } = await openServer({ isReady: () => ready });
  const statusOf = async (address: string): Promise<number> => (await get(address)).status;
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([200, 200]);
  ready = false;
  const answer = await get('/readyz');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await statusOf('/healthz')).toBe(200);
  // Neither asks the API.
  expect(api.requests).toEqual([]);
});

it('the server answers with what it has loaded, and counts its answers, when the build has gone after the start', async () => {
  let isGone = false;
  const here = <Part>(part: Part): Part => {
    if (isGone) throw new Error('Cannot find module');
    return part;
  };
  const lost = plugins.map(({ section, ...plugin }) => ({
    ...plugin,
    ...(section && { section: async () => here(await section()) }),
  }));
  const { get, app, log } = await openServer({
    plugins: lost,
    assets: createPageAssets(sampleFiles, (file) => here(file)),
    metrics: createMetrics(() => app.cachedBytes()),
  });
  await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  isGone = true;
  const answer = await get('/unknown/address/of/nothing', { 'accept-language': 'th' });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('<html lang="th"');
  expect(await (await get('/service-worker.js')).text()).not.toBe('');
  const page = await get('/@komorebi?lang=ko');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html lang="ko"');
  expect(await (await get('/metrics')).text()).toContain('status="404"} 1');
  expect(log).toEqual([]);
});

it('the server says what it can, and is not ready, when not even its words could be loaded', async () => {
  const broken = [{ name: 'faq', section: () => Promise.reject(new Error('Cannot find module')) }];
  const { get, app, log } = await openServer({
    plugins: broken,
    metrics: createMetrics(() => app.cachedBytes()),
  });
  const answer = await get('/nowhere/at/all');
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('An error occurred.');
  expect(log.join()).toContain('"status":500');
  expect(await (await get('/metrics')).text()).toContain('status="500"');
  expect((await get('/readyz')).status).toBe(503);
});

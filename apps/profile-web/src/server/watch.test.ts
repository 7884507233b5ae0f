import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../tools/build/free-port.js';
import { createMetrics } from './metrics.js';
import { openServer } from './testing/open-server.js';

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
      path: '/@komorebi',
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
])('at level %s a successful answer is logged in %i lines', async (LOG_LEVEL, lines) => {
  const { get, log } = await openServer({ env: { LOG_LEVEL } });
  await get('/@komorebi?lang=ja');
  expect(log).toHaveLength(lines);
  expect(log.join()).not.toContain('lang=ja');
});

it('counts answers by the pattern of their address, failures by code, and bytes in memory', async () => {
  const { get, app, api } = await openServer({ metrics: createMetrics(() => app.keptBytes()) });
  for (const id of ['@one', '@two', '@three']) await get(`/${id}`);
  api.answer(500);
  await get('/@four');
  const answer = await get('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).toContain('profile_answer_seconds_count{route="/:searchId/*",status="200"} 3');
  expect(text).toContain('profile_answer_seconds_count{route="/:searchId/*",status="503"} 1');
  expect(text).toContain('profile_failures_total{code="HTTP_ABNORMAL"} 1');
  expect(text).toContain(`profile_kept_bytes ${app.keptBytes()}`);
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('@one');
});

it('answers /metrics with 404 if they are not enabled', async () => {
  const { get } = await openServer();
  expect((await get('/metrics')).status).toBe(404);
});

it('does not call an account gone if a 404 does not come from the API', async () => {
  const server = createServer((_, response) => response.writeHead(404).end('<h1>Not Found</h1>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { get, log } = await openServer({ env: { API_URL } });
  expect((await get('/@komorebi')).status).toBe(503);
  expect(log.join()).toContain('is it the address of the Profile API?');
});

it('is no longer ready while it is being stopped, but still healthy', async () => {
  let ready = true;
  const { get, api } = await openServer({ isReady: () => ready });
  const statusOf = async (address: string): Promise<number> => (await get(address)).status;
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([200, 200]);
  ready = false;
  const answer = await get('/readyz');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await statusOf('/healthz')).toBe(200);
  // Neither asks the API.
  expect(api.requests).toEqual([]);
});

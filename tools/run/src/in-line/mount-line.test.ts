import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { mountPlatform } from './mount-line.js';

afterEach(() => vi.unstubAllGlobals());

/** A page server through which requests reach a platform, and what arrives there. */
function through(visitorOf: (token: string) => Promise<string | undefined>) {
  const arrived: { url: string; headers: Headers }[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    arrived.push({ url: request.url, headers: request.headers });
    return Promise.resolve(new Response('answer'));
  });
  const app = new Hono();
  mountPlatform(app, 'http://localhost:4100', visitorOf);
  const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    Promise.resolve(app.request(`/local/platform${path}`, { headers }));
  return { ask, arrived };
}

const known = (token: string): Promise<string | undefined> =>
  Promise.resolve(token === 'of-line' ? 'visitor-U1' : undefined);

it.each([
  ['bearer', { authorization: 'Bearer of-line' }],
  ['header of its own', { 'x-access-token': 'of-line' }],
])('the platform gets the visitor whom LINE knows instead of the token: %s', async (_, headers) => {
  const { ask, arrived } = through(known);
  expect(await (await ask('/v1/keep/%40harbor?a=1%202', headers)).text()).toBe('answer');
  expect(arrived[0]?.url).toBe('http://localhost:4100/v1/keep/%40harbor?a=1%202');
  expect(arrived[0]?.headers.get('authorization')).toBe('Bearer visitor-U1');
  expect(arrived[0]?.headers.get('x-access-token')).toBeNull();
});

it('what a visitor writes arrives at the platform', async () => {
  const written: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    written.push(request.method, await request.text());
    return new Response(null, { status: 204 });
  });
  const app = new Hono();
  mountPlatform(app, 'http://localhost:4100', known);
  const answer = await app.request('/local/platform/v1/keep', { method: 'POST', body: '{"a":1}' });
  expect([answer.status, ...written]).toEqual([204, 'POST', '{"a":1}']);
});

it.each([
  ['no token', known, {}],
  ['a token of which LINE knows nobody', known, { authorization: 'Bearer made-up' }],
  [
    'a token while LINE cannot be reached',
    () => Promise.reject(new Error()),
    { authorization: 'Bearer of-line' },
  ],
])('a request with %s is passed on as it is', async (_, visitorOf, headers: Record<string, string>) => {
  const { ask, arrived } = through(visitorOf);
  await ask('/v1/account-page/@harbor', headers);
  expect(arrived[0]?.headers.get('authorization')).toBe(headers['authorization'] ?? null);
});

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

it('a request without a token is passed on as it is', async () => {
  const { ask, arrived } = through(known);
  await ask('/v1/account-page/@harbor');
  expect(arrived[0]?.headers.get('authorization')).toBeNull();
});

it.each([
  ['one that LINE does not know', 'made-up', 401],
  ["one of the platform's own", 'visitor-mei', 401],
  ['any while LINE cannot be reached', 'of-nobody', 503],
])('a token does not reach the platform as it is: %s', async (_, token, status) => {
  const { ask, arrived } = through((each) =>
    each === 'of-nobody' ? Promise.reject(new Error()) : known(each),
  );
  expect((await ask('/v1/account-page/@harbor', { authorization: `Bearer ${token}` })).status).toBe(status);
  expect((await ask('/v1/account-page/@harbor', { 'x-access-token': token })).status).toBe(status);
  expect(arrived).toEqual([]);
});

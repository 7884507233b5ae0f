import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createHttpClient, type HttpRequest } from './index.js';

/** What a call hands to fetch, without what the browser or Node adds. */
async function handedOver(request: HttpRequest): Promise<Request> {
  const requests: Request[] = [];
  const { request: send } = createHttpClient({
    baseUrl: 'https://api.example',
    timeout: 10_000,
    fetch: (input, init) => {
      requests.push(new Request(input, init));
      return Promise.resolve(new Response('{}'));
    },
  });
  await send(request);
  expect(requests).toHaveLength(1);
  return requests[0]!;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const headers = { 'x-transaction-id': 't1', 'x-nothing': undefined };

describe('the headers of a request', () => {
  it.each(methods)('headers are the caller’s and accept without a body: %s', async (method) => {
    const request = await handedOver({ method, path: '/a', headers });
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      'x-transaction-id': 't1',
    });
  });

  it.each(methods.slice(1))('the headers of a request include the type of a body: %s', async (method) => {
    const request = await handedOver({ method, path: '/a', headers, body: { n: 1 } });
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-transaction-id': 't1',
    });
    expect(await request.text()).toBe('{"n":1}');
  });

  it.each(methods)('a request keeps its accept and content-type: %s', async (method) => {
    const own = { 'Content-Type': 'application/json', accept: 'text/x' };
    const request = await handedOver({ method, path: '/a', headers: own });
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'text/x',
      'content-type': 'application/json',
    });
  });

  it.each(['a "text"', ' 1 ', '', 0, false, null, [1]])('declare any body as JSON: %j', async (body) => {
    const request = await handedOver({ method: 'POST', path: '/a', body });
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(await request.text())).toEqual(body);
  });

  it('the headers of a request hold no cookie value of the page, not even for an API on its own origin', () => {
    const page = fileURLToPath(new URL('testing/page-with-cookies.ts', import.meta.url));
    const names: unknown = JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', '-C', '@oa-profile/source', page], {
        encoding: 'utf8',
      }),
    );
    expect(names).toEqual(['accept']);
  });
});

describe('a request that cannot be written', () => {
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  it.each<[what: string, request: Partial<HttpRequest>]>([
    ['a body that is not JSON', { body: cyclic }],
    ['headers that cannot be made', { headers: () => JSON.parse('not JSON') as never }],
    ['the name of a header', { headers: { 'x access token': 't' } }],
    ['what a header says', { headers: { 'x-name': '予約' } }],
  ])('is refused for %s before anything is sent, and not taken for a lost answer', async (_, request) => {
    let sent = 0;
    const client = createHttpClient({
      baseUrl: 'https://api.example',
      timeout: 10_000,
      fetch: () => {
        sent += 1;
        return Promise.resolve(new Response('{}'));
      },
    });
    await expect(client.request({ method: 'POST', path: '/a', ...request })).rejects.toMatchObject({
      code: 'INVALID_PARAM',
    });
    expect(sent).toBe(0);
  });

  it('a request that cannot be written is refused without a word of what a header says, which may be the token', async () => {
    const client = createHttpClient({ baseUrl: 'https://api.example', timeout: 10_000 });
    const refusal: unknown = await client
      .request({ method: 'GET', path: '/a', headers: { 'x-access-token': 'zqtoken\n' + 'zqtoken' } })
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: 'The header x-access-token cannot be written' });
    expect(inspect(refusal)).not.toContain('zqtoken');
  });
});

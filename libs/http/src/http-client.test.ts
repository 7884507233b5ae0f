import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpClient, type HttpClientOptions } from './index.js';
import { retryDelay } from './retry-policy.js';

let server: Server | undefined;
let requests: IncomingMessage[] = [];

async function serve(listener: RequestListener): Promise<string> {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function client(listener: RequestListener, options: Partial<HttpClientOptions> = {}) {
  return createHttpClient({ baseUrl: await serve(listener), timeout: 10_000, ...options });
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('a call', () => {
  it('a call sends headers, query and body, and returns the parsed body', async () => {
    let body = '';
    const { request } = await client((incoming, response) => {
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
      incoming.on('end', () => response.end('{"ok":true}'));
    });
    const headers = { 'x-transaction-id': 't1', 'x-nothing': undefined };
    const query = { cursor: 'a b', absent: undefined };
    expect(await request({ method: 'POST', path: '/v1/a', query, headers, body: { n: 1 } })).toEqual({
      ok: true,
    });
    expect(requests[0]?.url).toBe('/v1/a?cursor=a+b');
    expect(requests[0]?.headers).toMatchObject({ 'x-transaction-id': 't1', accept: 'application/json' });
    expect(requests[0]?.headers).not.toHaveProperty('x-nothing');
    expect(JSON.parse(body)).toEqual({ n: 1 });
  });

  it('a call takes an option that is undefined for one that was left out', async () => {
    const options = {
      retries: undefined,
      maxBytes: undefined,
      accessTokens: undefined,
      codeField: undefined,
      fetch: undefined,
    };
    const { request } = await client((_, response) => response.end('{"ok":true}'), options);
    const nothing = { query: undefined, headers: undefined, body: undefined, signal: undefined };
    expect(await request({ method: 'GET', path: '/a', ...nothing })).toEqual({ ok: true });
    expect(requests[0]?.url).toBe('/a');
    expect(requests[0]?.headers).not.toHaveProperty('content-type');
  });

  it('a call returns undefined for an empty body', async () => {
    const { request } = await client((_, response) => response.writeHead(204).end());
    expect(await request({ method: 'DELETE', path: '/a' })).toBeUndefined();
  });

  it('a call never leaves the configured host, not even for an absolute path', async () => {
    const { request } = await client((_, response) => response.end('{}'));
    await request({ method: 'GET', path: 'http://elsewhere.invalid/a' });
    expect(requests).toHaveLength(1);
  });

  it('a call does not follow a redirect, which could leak the token', async () => {
    const { request } = await client((_, response) => response.writeHead(302, { location: '/b' }).end());
    await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
      code: 'HTTP_NETWORK_ERROR',
      data: { reason: 'redirect' },
    });
    expect(requests.map(({ url }) => url)).toEqual(['/a']);
  });

  it.each([
    ['a server', () => new Response(null, { status: 307, headers: { location: '/b' } })],
    ['a browser', () => Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } })],
  ])('a call that is redirected is sent once, as %s tells of it', async (_, answer) => {
    const sent: RequestInit[] = [];
    const fetch: typeof globalThis.fetch = (_input, init) => {
      sent.push(init ?? {});
      return Promise.resolve(answer());
    };
    const { request } = createHttpClient({ baseUrl: 'https://api.example', timeout: 10_000, fetch });
    await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
      code: 'HTTP_NETWORK_ERROR',
      data: { reason: 'redirect' },
    });
    expect(sent).toMatchObject([{ redirect: 'manual' }]);
  });
});

it('clients share nothing: each sends with its own function, to its own address, as often as it may', async () => {
  const sent: string[] = [];
  const of = (name: string, retries: number) => {
    const fetch: typeof globalThis.fetch = (input) => {
      sent.push(`${name} ${input as string}`);
      return Promise.resolve(new Response('{}', { status: 503 }));
    };
    return createHttpClient({ baseUrl: `https://${name}.example`, timeout: 10_000, retries, fetch });
  };
  const call = { method: 'GET', path: '/a' } as const;
  await Promise.allSettled([of('one', 1).request(call), of('two', 0).request(call)]);
  expect(sent.sort()).toEqual([
    'one https://one.example/a',
    'one https://one.example/a',
    'two https://two.example/a',
  ]);
});

it.each(['aborted by its caller', 'out of time'])(
  'a call that is %s ends its connection, though the response has begun to arrive',
  async (how) => {
    let closed: Promise<unknown> | undefined;
    const { request } = await client(
      (_, response) => {
        response.write('{"a');
        closed = once(response, 'close');
      },
      how === 'out of time' ? { timeout: 100 } : {},
    );
    const controller = new AbortController();
    const call = request({ method: 'GET', path: '/a', signal: controller.signal });
    call.catch(() => undefined);
    await expect.poll(() => closed).toBeDefined();
    if (how !== 'out of time') controller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow();
    await closed;
  },
);

it.each([NaN, 0, -1, undefined])('a budget of %s milliseconds is refused at once', (timeout) => {
  const create = (): unknown =>
    createHttpClient({ baseUrl: 'https://api.example', timeout: timeout as number });
  expect(create).toThrow(expect.objectContaining({ code: 'INVALID_ENVIRONMENT' }) as Error);
});

describe('the address of an API', () => {
  it.each([
    '',
    'api.example.com',
    '//api.example.com',
    '/api',
    'https:///api.example.com',
    'https:\\\\api.example.com',
    ' https://api.example.com',
    'ftp://api.example.com',
    'https://user:password@api.example.com',
    'https://user@api.example.com',
    'https://api.example.com/?key=1',
    'https://api.example.com/#part',
    'https://api.example.com/?',
    'https://api.example.com:443443',
    'https://api.example.com:port',
    'https://[::1',
    'https://%zz',
  ])('an API address that could leak a token or lose the path is refused at once: %j', (baseUrl) => {
    const create = (): unknown => createHttpClient({ baseUrl, timeout: 10_000 });
    expect(create).toThrow(expect.objectContaining({ code: 'INVALID_ENVIRONMENT' }) as Error);
    expect(create).not.toThrow(/example/);
  });

  it.each([
    ['https://api.example.com', 'https://api.example.com/v1/a'],
    ['http://[::1]:4100/', 'http://[::1]:4100/v1/a'],
    ['HTTPS://api.example.com//', 'https://api.example.com/v1/a'],
    ['https://api.example.com/below/', 'https://api.example.com/below/v1/a'],
  ])('the address of an API may have a path and trailing slashes: %s', async (baseUrl, url) => {
    const urls: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      urls.push(new Request(input, init).url);
      return Promise.resolve(new Response('{}'));
    };
    await createHttpClient({ baseUrl, timeout: 10_000, fetch }).request({ method: 'GET', path: '/v1/a' });
    expect(urls).toEqual([url]);
  });
});

describe('retries', () => {
  it('retries hide two 5xx responses to an idempotent method, with the same headers each time', async () => {
    const { request } = await client((_, response) => {
      response.writeHead(requests.length < 3 ? 503 : 200).end('{"result":1}');
    });
    const headers = { 'x-transaction-id': 'same' };
    expect(await request({ method: 'PUT', path: '/a', headers, body: {} })).toEqual({ result: 1 });
    expect(requests.map(({ headers }) => headers['x-transaction-id'])).toEqual(['same', 'same', 'same']);
  });

  it('retries mark a refusal if the server may have acted on an earlier attempt', async () => {
    const { request } = await client((incoming, response) => {
      if (requests.length === 1) incoming.socket.destroy();
      else response.writeHead(404).end();
    });
    await expect(request({ method: 'POST', path: '/a' })).rejects.toMatchObject({
      code: 'HTTP_ABNORMAL',
      data: { status: 404, mayHaveActed: true },
    });
    const refusing = await client((_, response) => response.writeHead(404).end());
    await expect(refusing.request({ method: 'POST', path: '/a' })).rejects.toMatchObject({
      data: expect.not.objectContaining({ mayHaveActed: true }) as object,
    });
  });

  it('retries are left to the caller when the server says when to come again', async () => {
    const { request } = await client((_, response) => {
      response.writeHead(503, { 'retry-after': '20' }).end('{}');
    });
    await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
      code: 'HTTP_ABNORMAL',
      data: { status: 503, retryAfter: '20' },
    });
    expect(requests).toHaveLength(1);
  });

  it('retries end after three, with the server’s last response', async () => {
    const { request } = await client((_, response) => {
      response.writeHead(500).end('{"statusCode":"E7","message":"broken"}');
    });
    await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
      code: 'HTTP_ABNORMAL',
      data: { status: 500, serverStatusCode: 'E7', message: 'broken' },
    });
    expect(requests).toHaveLength(4);
  });

  it.each([
    ['POST', 500],
    ['GET', 404],
    ['GET', 429],
  ] as const)('retries do not happen for %s with status %d', async (method, status) => {
    const { request } = await client((_, response) => response.writeHead(status).end('<html>'));
    await expect(request({ method, path: '/a' })).rejects.toMatchObject({
      code: 'HTTP_ABNORMAL',
      data: { status },
    });
    expect(requests).toHaveLength(1);
  });

  it.each(['GET', 'POST'] as const)('retries happen for %s when the connection drops', async (method) => {
    const { request } = await client((incoming, response) => {
      if (requests.length < 3) incoming.socket.destroy();
      else response.end('{"ok":1}');
    });
    expect(await request({ method, path: '/a' })).toEqual({ ok: 1 });
  });

  it('retries happen when the connection drops in the middle of a response', async () => {
    const { request } = await client((incoming, response) => {
      response.writeHead(200, { 'content-length': '8' });
      response.write('{"ok');
      if (requests.length < 2) setTimeout(() => incoming.socket.destroy(), 20);
      else response.end('":1}');
    });
    expect(await request({ method: 'GET', path: '/a' })).toEqual({ ok: 1 });
  });

  it('retries wait 100, 200 and 400 ms with up to 20 % jitter', () => {
    for (const [attempt, base] of [
      [1, 100],
      [2, 200],
      [3, 400],
    ] as const) {
      // prettier-ignore
      for (let i = 0; i < 100; i++) {
        expect(retryDelay(attempt)).toBeGreaterThanOrEqual(base);
        expect(retryDelay(attempt)).toBeLessThanOrEqual(base * 1.2);
      }
    }
  });
});

describe('a failure', () => {
  it('a failure is a timeout with status 408 when the budget is spent', async () => {
    const { request } = await client(() => undefined, { timeout: 60 });
    await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
      code: 'TIMEOUT',
      message: 'API timeout occurred',
      data: { status: 408 },
    });
  });

  it.each([Infinity, 2 ** 31])(
    'a failure is no timeout with a budget longer than the longest timer: %d',
    async (timeout) => {
      const { request } = await client((_, response) => void setTimeout(() => response.end('{"ok":1}'), 20), {
        timeout,
      });
      expect(await request({ method: 'GET', path: '/a' })).toEqual({ ok: 1 });
    },
  );

  it('a failure is a timeout when retries use up the budget', async () => {
    const { request } = await client((_, response) => response.writeHead(503).end(), { timeout: 150 });
    await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('a failure is a timeout when the response never ends', async () => {
    const { request } = await client((_, response) => void response.write('{"a'), { timeout: 60 });
    await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({ code: 'TIMEOUT' });
  });

  it('a failure quotes no more than 250 characters of each of the server’s texts', async () => {
    const long = 'x'.repeat(1000);
    const { request } = await client((_, response) => {
      response.writeHead(404).end(JSON.stringify({ statusCode: long, message: long }));
    });
    await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
      data: { serverStatusCode: 'x'.repeat(250), message: 'x'.repeat(250) },
    });
  });

  it('a failure is an invalid response when the body is not JSON', async () => {
    const { request } = await client((_, response) => response.end('<html>'));
    await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
      code: 'API_RESPONSE_INVALID',
    });
  });

  it.each(['', 'with a length that says so'])(
    'a failure is an invalid response when it is too large %s',
    async (named) => {
      const { request } = await client(
        (_, response) => {
          // Small when transferred, too large when unpacked.
          const body = gzipSync(`"${'x'.repeat(20_000)}"`);
          response.writeHead(200, {
            'content-encoding': 'gzip',
            ...(named && { 'content-length': body.length }),
          });
          response.end(body);
        },
        { maxBytes: 10_000 },
      );
      await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
        code: 'API_RESPONSE_INVALID',
      });
      expect(requests).toHaveLength(1);
    },
  );

  it('a failure is the reason of the caller that cancelled', async () => {
    const { request } = await client(() => undefined);
    const controller = new AbortController();
    const reason = new Error('left the page');
    const call = request({ method: 'GET', path: '/a', signal: controller.signal });
    await expect.poll(() => requests).toHaveLength(1);
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    await expect(request({ method: 'GET', path: '/a', signal: controller.signal })).rejects.toBe(reason);
    expect(requests).toHaveLength(1);
  });
});

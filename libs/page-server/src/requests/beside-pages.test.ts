import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { filesInFolder } from '../node/files-in-folder.js';
import { createMetrics } from '../node/metrics.js';
import { join, listen } from '../testing/connections.js';
import { openServer, type OpenServer } from '../testing/open-server.js';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Site extends OpenServer {
  port: number;
  /** Sends a request as it stands: unlike `fetch`, it unpacks nothing and adds no header. */
  ask: (method: string, path: string, headers?: Record<string, string>) => Promise<Answer>;
}

/** A server on a socket, whose API has one account. */
async function openSite(): Promise<Site> {
  const opened = await openServer({
    files: filesInFolder(import.meta.dirname),
    metrics: createMetrics(() => 0),
    env: { SECURITY_CONTACT: 'mailto:safe@page.example', SITEMAP_ACCOUNTS: '@komorebi' },
  });
  opened.api.answerOnly('@komorebi');
  const server = createAdaptorServer({ fetch: opened.app.fetch, hostname: 'localhost' }) as Server;
  const port = await listen(server);
  const ask: Site['ask'] = async (method, path, headers = {}) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [
      Parameters<typeof buffer>[0] & Answer & { statusCode: number },
    ];
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
  return { ...opened, port, ask };
}

/** An address for each route of the server, and for each kind of answer that has none. */
function addressesOf({ app }: OpenServer): string[] {
  const patterns = app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
  return [
    ...new Set([
      ...patterns.map((path) =>
        path
          .replace(':searchId', '@komorebi')
          .replace(/:day\{[^/]*/, '2026-11-23.ics')
          .replace('*', ''),
      ),
      ...['/@KomoRebi', '/@gone', '/@gone/sitemap.xml', '/@komorebi/nowhere', '/nowhere/at/all', '/%'],
      ...['/?accountId=@komorebi', '/?accountId=%2F', '/@komorebi.', '/.well-known/none', '/wp-login.php'],
      ...['/assets/none.js', '/manners.test.ts', '/liff?liff.state=%2F%40komorebi', '/liff/@komorebi'],
    ]),
  ];
}

const unpack: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** What browsers, crawlers, balancers and old clients send. */
const askers: Readonly<Record<string, Record<string, string>>> = {
  chrome: {
    'accept-encoding': 'gzip, deflate, br, zstd',
    accept: 'text/html,*/*;q=0.8',
    'accept-language': 'en',
  },
  proxy: { 'accept-encoding': 'gzip' },
  capitals: { 'accept-encoding': 'GZIP, BR;Q=0.5' },
  'who refuses': { 'accept-encoding': 'gzip;q=0, br;q=0, deflate;q=0' },
  'one who knows an answer': {
    'accept-encoding': 'br',
    'if-none-match': 'W/"none"',
    'cache-control': 'no-cache',
  },
  'one who asks for a part': { 'accept-encoding': 'gzip', range: 'bytes=0-10' },
  nobody: {},
};

describe('every answer can be read as it says of itself', () => {
  it.each(Object.entries(askers))('every answer can be read as it says of itself: %s', async (_, headers) => {
    const site = await openSite();
    const accepted = (headers['accept-encoding'] ?? '').toLowerCase();
    for (const path of addressesOf(site))
      for (const method of [
        'GET',
        'HEAD',
        'POST',
        'PUT',
        'DELETE',
        'PATCH',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
      ]) {
        const { status, headers: answered, body } = await site.ask(method, path, headers);
        const what = `${method} ${path}: ${status}`;
        const encoding = answered['content-encoding'];
        const refuses = encoding !== undefined && accepted.includes(`${encoding};q=0,`);
        if (encoding !== undefined) expect(accepted.includes(encoding) && !refuses, what).toBe(true);
        if (method === 'HEAD' || status === 304) expect(body.byteLength, what).toBe(0);
        else {
          const plain = encoding === undefined ? body : unpack[encoding]?.(body);
          expect(plain?.toString(), what).not.toContain('\uFFFD');
          if (answered['content-length'] !== undefined && status !== 206)
            expect(Number(answered['content-length']), what).toBe(body.byteLength);
        }
        if (method === 'GET' || method === 'HEAD') expect(status, what).not.toBe(405);
        else if (method === 'OPTIONS') {
          // What a balancer sends that checks whether somebody is there.
          expect(status, what).toBe(204);
          expect(answered, what).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
        } else {
          expect(status, what).toBe(405);
          expect(answered, what).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
          expect(body.toString(), what).toMatch(
            method === 'HEAD' ? /^$/ : /^Only GET and HEAD are allowed\.$/,
          );
        }
        expect(path === '/readyz' ? 200 : status, what).toBeLessThan(500);
        if (status !== 304) expect(answered['content-security-policy'], what).toContain("default-src 'none'");
      }
  });
});

it.each(['HTTP/1.0\r\n', 'HTTP/1.0\r\nUser-Agent: check_http/v2\r\nConnection: close\r\n'])(
  'the checks of balancers and monitors, which name no host, are answered: %j',
  async (rest) => {
    const { port } = await openSite();
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      for (const path of ['/healthz', '/@komorebi']) {
        const socket = await join(port);
        socket.write(`${method} ${path} ${rest}\r\n`);
        expect(await text(socket), `${method} ${path}`).toMatch(
          method === 'OPTIONS' ? /^HTTP\/1\.1 204 / : /^HTTP\/1\.1 200 /,
        );
      }
  },
);

it.each([
  ...[
    '/.well-known/none',
    '/.well-known/apple-app-site-association',
    '/.well-known/a/b.json',
    '/.git/config',
  ],
  ...['/.env', '/wp-login.php', '/ads.txt', '/apple-touch-icon-120x120.png', '/sitemap_index.xml', '/a/b.js'],
])('a file that nobody has is answered with a few words, and not with a page: %s', async (path) => {
  const { ask } = await openSite();
  const { status, headers, body } = await ask('GET', path, { 'accept-encoding': 'gzip, br' });
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.byteLength).toBeLessThan(100);
});

it.each(['/@gone.txt', '/gone', '/@komorebi/nowhere.txt', '/nowhere.cafe'])(
  'an address that somebody may have typed is answered with a page: %s',
  async (path) => {
    const { status, headers } = await (await openSite()).ask('GET', path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
  },
);

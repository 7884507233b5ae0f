import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get as getPlainly, type IncomingMessage } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { Agent, get } from 'node:https';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../tools/build/free-port.js';
import { sharedFiles } from '../testing/plugins.js';
import { openServer, type OpenServer, type OpenServerOptions } from '../testing/open-server.js';
import { visitsOf } from '../testing/visits.js';

const there = (...paths: string[]): string | undefined => paths.find(existsSync);
const nginx = there('/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx');
const openssl = there('/usr/bin/openssl', '/usr/local/bin/openssl', '/opt/homebrew/bin/openssl');
const example = new URL('../../../../docs/nginx.conf', import.meta.url);

/** Ports on which the example listens. */
interface Ports {
  plain: number;
  tls: number;
}

/** Writes a self-signed certificate for 'localhost'. */
function writeCertificate(folder: string): void {
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync(openssl ?? '', ['req', ...options.split(' '), ...files], { stdio: 'ignore' });
}

/**
 * Runs the example from the documentation in front of a page server.
 *
 * @param keptFor how long it keeps answers, instead of the times in the example
 */
async function startNginx(pageServerPort: number, keptFor?: string): Promise<Ports> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const ports = { plain: await freePort(), tls: await freePort() };
  writeCertificate(folder);
  const site = (await readFile(example, 'utf8'))
    .replace(/^ {2}listen 80/m, `listen 127.0.0.1:${ports.plain}`)
    .replace(/^ {2}listen 443/m, `listen 127.0.0.1:${ports.tls}`)
    .replaceAll('/etc/ssl/profile', folder)
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${pageServerPort}`)
    .replace(/^.*server 127\.0\.0\.1:3001.*\n/m, '')
    .replace('/var/cache/nginx/pages', join(folder, 'pages'))
    .replace(/^( {2}proxy_cache_valid .+) \d+s;$/gm, keptFor ? `$1 ${keptFor};` : '$&');
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${join(folder, 'pid')}; error_log stderr warn;
events {} http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const child = spawn(nginx ?? '', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  });
  await expect
    .poll(
      () =>
        new Promise((resolve) => {
          const socket = connect(ports.tls, '127.0.0.1', () => resolve(true));
          socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
        }),
      { timeout: 40_000 },
    )
    .toBe(true);
  return ports;
}

interface NginxSite extends Ports, Pick<OpenServer, 'api' | 'get'> {
  asked: () => number;
}

/** Starts a page server behind the example, and counts its requests. */
async function openSite({
  keptFor,
  ...options
}: OpenServerOptions & { keptFor?: string } = {}): Promise<NginxSite> {
  const { app, api, get } = await openServer({ freshFor: 600_000, ...options });
  let asked = 0;
  const server = createAdaptorServer({
    fetch: (request) => {
      asked += 1;
      return app.fetch(request);
    },
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const ports = await startNginx((server.address() as AddressInfo).port, keptFor);
  return { ...ports, api, get, asked: () => asked };
}

/** Sends requests over TLS on kept connections. */
function visitor(port: number): (path: string, headers: Record<string, string>) => Promise<IncomingMessage> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4, rejectUnauthorized: false });
  onTestFinished(() => agent.destroy());
  return async (path, headers) => {
    const request = get({ host: '127.0.0.1', port, path, headers, agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer;
  };
}

const available = Boolean(nginx && openssl);

it.skipIf(!available)(
  'the example for nginx serves more than 49 of 50 visits by two hundred browsers from its cache',
  async () => {
    const { tls, asked } = await openSite();
    const visit = visitor(tls);
    const visits = visitsOf(10_000);
    const statuses = new Set<number | undefined>();
    const encodings = new Set<unknown>();
    for (const { path, headers } of visits) {
      const answer = await visit(path, headers);
      statuses.add(answer.statusCode);
      encodings.add(answer.headers['content-encoding']);
    }
    expect(statuses).toEqual(new Set([200]));
    expect(encodings).toEqual(new Set(['br', 'gzip']));
    expect(asked()).toBeGreaterThan(5);
    expect(asked() / visits.length).toBeLessThan(0.02);
  },
  120_000,
);

it.skipIf(!available)(
  'the example for nginx keeps one page for each language, whatever the device',
  async () => {
    const { tls } = await openSite();
    const visit = visitor(tls);
    const cacheOf = async (language: string, device: string): Promise<unknown> => {
      const headers = { 'accept-language': language, 'user-agent': device, 'accept-encoding': 'gzip' };
      return (await visit('/@komorebi', headers)).headers['x-cache'];
    };
    expect(await cacheOf('ja,en;q=0.8', 'Mozilla/5.0 (Linux; Android 14)')).toBe('MISS');
    expect(await cacheOf('fr-CH, ja-JP;q=0.9', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toBe('HIT');
    expect(await cacheOf('ja', 'Mozilla/5.0 (Windows NT 10.0)')).toBe('HIT');
    expect(await cacheOf('th-TH', 'Mozilla/5.0 (Windows NT 10.0)')).toBe('MISS');
  },
);

it.skipIf(!available)(
  'the example for nginx speaks HTTP/2 over TLS, and redirects plain HTTP to it',
  async () => {
    const { plain, tls } = await openSite();
    const session = connectHttp2(`https://127.0.0.1:${tls}`, { rejectUnauthorized: false });
    onTestFinished(() => session.close());
    const ask = async (path: string): Promise<unknown> => {
      const stream = session.request({ ':path': path });
      const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
      stream.resume();
      await once(stream, 'end');
      return headers[':status'];
    };
    expect(await ask('/@komorebi')).toBe(200);
    expect(session.alpnProtocol).toBe('h2');
    // Metrics and readiness are for operators only.
    expect([await ask('/metrics'), await ask('/readyz'), await ask('/healthz')]).toEqual([404, 404, 200]);

    const headers = { host: 'evil.example' };
    const request = getPlainly({ host: '127.0.0.1', port: plain, path: '/@komorebi?lang=ja', headers });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('https://profile.example.com/@komorebi?lang=ja');
  },
);

it
  .skipIf(!available)
  .each(['/service-worker.js', '/speculation-rules.json', '/@komorebi/directions', '/@down'])(
  'the example for nginx lets nobody wait for another who asks for what must not be kept: %s',
  async (path) => {
    const { app, api } = await openServer();
    api.answerOnly('@komorebi');
    if (path === '/@down') api.answer(500);
    const waiting: (() => void)[] = [];
    const server = createAdaptorServer({
      fetch: async (request) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return app.fetch(request);
      },
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const visit = visitor((await startNginx((server.address() as AddressInfo).port)).tls);
    const answers = Array.from({ length: 4 }, () => visit(path, {}));
    // With a lock, the second one comes after five seconds.
    await expect.poll(() => waiting.length, { timeout: 4000 }).toBe(4);
    for (const go of waiting) go();
    for (const { headers } of await Promise.all(answers)) expect(headers['x-cache']).toBe('MISS');
  },
);

it.skipIf(!available)('the example for nginx passes on headers as long as a policy can become', async () => {
  const EXTRA_ORIGINS = Array.from({ length: 60 }, (_, n) => `https://service-${n}.example.com`).join(' ');
  const { tls } = await openSite({ env: { EXTRA_ORIGINS } });
  const { statusCode, headers } = await visitor(tls)('/@komorebi', {});
  expect(statusCode).toBe(200);
  expect(String(headers['content-security-policy']).length).toBeGreaterThan(8000);
});

it.skipIf(!available)('the example for nginx leads to no other site, whatever is asked for', async () => {
  const { tls } = await openSite();
  const visit = visitor(tls);
  for (const slash of ['/', '\\', '%2f', '%252f', '%25252f', '%5c', '%255c'])
    for (const rest of [
      'evil.example/@KomoRebi',
      'evil.example/%2e%2e',
      `evil.example${slash}`,
      '@KomoRebi',
    ]) {
      const path = `/${slash}${rest}`;
      const { statusCode, headers } = await visit(path, { host: 'evil.example' });
      expect(statusCode, path).toBeLessThan(500);
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
    }
});

it.skipIf(!available)('the example for nginx sends nothing that a browser refuses', async () => {
  const { tls } = await openSite();
  const agent = new Agent({ rejectUnauthorized: false });
  onTestFinished(() => agent.destroy());
  const answerTo = async (headers: Record<string, string>): Promise<IncomingMessage> => {
    const request = get({ host: '127.0.0.1', port: tls, path: '/@komorebi', headers, agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer;
  };
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5, br ; q=0.000', 'gzip'],
    ['br;q=0.001', 'br'],
    ['br;q=0.1, gzip;q=1', 'gzip'],
    ['gzip, br;q=0.5', 'gzip'],
    ['deflate, br;q=0.5,gzip', 'gzip'],
    ['gzip;q=0.2, br;q=0.5', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0,gzip;q=0', undefined],
    ['brotli, xgzip', undefined],
    ['identity', undefined],
  ] as const) {
    const answer = await answerTo({ 'accept-encoding': accepted });
    answer.resume();
    expect(answer.headers['content-encoding'], accepted).toBe(encoding);
  }
});

it.skipIf(!available).each([403, 404])(
  'the example for nginx stops showing an account that the API answers with %d, and never shows it again',
  async (gone) => {
    const { tls, api } = await openSite({ freshFor: 1, renderedFor: 1, keptFor: '1s' });
    const visit = visitor(tls);
    const statusOf = async (): Promise<unknown> => (await visit('/@komorebi', {})).statusCode;
    expect(await statusOf()).toBe(200);
    api.answer(500);
    await delay(2100);
    // An outage hides no page that was kept.
    expect(await statusOf()).toBe(200);
    api.answer(gone);
    await expect.poll(statusOf, { timeout: 10_000 }).toBe(gone);
    api.answer(500);
    await delay(2100);
    expect(await statusOf()).toBe(gone);
  },
  30_000,
);

it.skipIf(!available)('the example for nginx leaves the visitor’s query in redirects as it is', async () => {
  const { tls } = await openSite();
  const visit = visitor(tls);
  for (const round of ['first', 'kept'])
    for (const [path, location] of [
      ['/@Komorebi', '/@komorebi'],
      [`/@Komorebi?utm_source=${round}`, `/@komorebi?utm_source=${round}`],
      ['/@Komorebi?utm_source=a%20b&key=qr&x', '/@komorebi?utm_source=a%20b&key=qr&x'],
      ['/@Komorebi/report?lang=ja', '/@komorebi/report?lang=ja'],
      ['/@komorebi%EF%BC%8C?utm_medium=chat', '/@komorebi?utm_medium=chat'],
      ['/?accountId=%40komorebi&utm_source=old', '/@komorebi?utm_source=old'],
    ] as const)
      expect((await visit(path, {})).headers.location, path).toBe(location);
});

it.skipIf(!available)('a page that the example for nginx has kept has the date of its making', async () => {
  const { tls } = await openSite();
  const visit = visitor(tls);
  const { date } = (await visit('/@komorebi', {})).headers;
  await delay(2100);
  const { headers } = await visit('/@komorebi', {});
  expect(headers['x-cache']).toBe('HIT');
  expect(headers.date).toBe(date);
});

it.skipIf(!available)(
  'the example for nginx chooses the language that the page server would',
  async () => {
    const { tls, get: ask } = await openSite();
    const visit = visitor(tls);
    const tags = [
      'en',
      'en-GB',
      'ja',
      'zh-Hant-TW',
      'yue',
      'th',
      'th-TH',
      'id',
      'in-ID',
      'ko_KR',
      'fr',
      'enm',
      '*',
    ];
    const weights = [
      '',
      ';q=1',
      ';q=1.0',
      ';q=0.9',
      '; q=0.85',
      ';q=0.7',
      ';q=0.5',
      ' ;q=0.3',
      ';q=0.1',
      ';q=0.05',
      ';q=0',
    ];
    let seed = 1;
    const random = (most: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    const lists = Array.from({ length: 300 }, () =>
      Array.from(
        { length: 1 + random(5) },
        () => `${tags[random(tags.length)]}${weights[random(weights.length)]}`,
      ).join(random(2) ? ',' : ', '),
    );
    // The page server reads only the beginning of a long one.
    lists.push('th;q=0.1, en;q=0.9', ','.repeat(3000), `${'fr,'.repeat(100)}ko`);
    const tagOf = (headers: IncomingMessage['headers']): unknown => headers.etag;
    for (const accepted of lists) {
      const direct = await ask('/@komorebi', { 'accept-language': accepted });
      const answer = await visit('/@komorebi', { 'accept-language': accepted });
      expect(tagOf(answer.headers), accepted.slice(0, 100)).toBe(direct.headers.get('etag'));
    }
  },
  60_000,
);

it.skipIf(!available)('the example for nginx never mixes up pages whose addresses are similar', async () => {
  const { tls } = await openSite();
  const agent = new Agent({ rejectUnauthorized: false });
  onTestFinished(() => agent.destroy());
  const documentOf = async (path: string): Promise<string> => {
    const headers = { 'accept-language': 'en' };
    const request = get({ host: '127.0.0.1', port: tls, path, headers, agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return text(answer);
  };
  for (const [disguised, plain] of [
    ['/@komorebi?l%61ng=th', '/@komorebi'],
    ['/@komorebi/report?k%65y=EVIL', '/@komorebi/report'],
    ['/@komorebi?LANG=ko', '/@komorebi?lang=ko'],
    ['/@komorebi?lang&lang=id', '/@komorebi?lang=id'],
    ['/@komorebi?KEY=qr', '/@komorebi?key=qr'],
    ['/@komorebi%3Flang=th', '/@komorebi?lang=th'],
    ['/@komorebi%20&lang=id', '/@komorebi?lang=id'],
  ] as const) {
    await documentOf(disguised);
    const document = await documentOf(plain);
    const { searchParams } = new URL(plain, 'https://page.example');
    expect(document, disguised).toContain(`<html lang="${searchParams.get('lang') ?? 'en'}"`);
    expect(document, disguised).not.toContain('EVIL');
    expect(document.includes('"key":"qr"'), disguised).toBe(searchParams.has('key'));
  }
});

it.skipIf(!available)(
  'the example for nginx keeps one file of an account for all who ask for it, and a page for each opener',
  async () => {
    const { tls } = await openSite();
    const visit = visitor(tls);
    const cacheOf = async (address: string): Promise<unknown> =>
      (await visit(address, {})).headers['x-cache'];
    for (const path of sharedFiles) {
      const address = `/@komorebi/${path}`;
      expect(await cacheOf(`${address}?lang=en&key=qr`), path).toBe('MISS');
      for (const query of ['&key=poster', '&addFriendRoute=chat', '&utm_source=mail', ''])
        expect(await cacheOf(`${address}?lang=en${query}`), path).toBe('HIT');
      expect(await cacheOf(`${address}?lang=ja`), path).toBe('MISS');
    }
    for (const query of ['', '&key=qr', '&key=poster', '&addFriendRoute=chat']) {
      expect(await cacheOf(`/@komorebi?lang=en${query}`), query).toBe('MISS');
      expect(await cacheOf(`/@komorebi?lang=en${query}`), query).toBe('HIT');
    }
  },
);

import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { expect, it } from 'vitest';
import { join, listen } from '../testing/connections.js';
import { openServer } from '../testing/open-server.js';
import { answerInTurn } from './answer-in-turn.js';

const page = '/@komorebi';
const host = 'host: profile.example.com';

/** What balancers, CDNs and monitors send, written as they write it, and what they must get. */
const probes: readonly (readonly [
  sender: string,
  request: readonly string[],
  status: number,
  more?: RegExp,
])[] = [
  ['HAProxy, option httpchk', ['OPTIONS / HTTP/1.0'], 204, /^allow: GET, HEAD/m],
  ['HAProxy, httpchk GET', ['GET /healthz HTTP/1.0'], 200, /\r\n\r\nok$/],
  ['HAProxy, http-check with a version', ['GET /readyz HTTP/1.1', 'host: '], 200],
  ['Nagios, check_http', ['GET /healthz HTTP/1.0', 'user-agent: check_http/v2.3', 'connection: close'], 200],
  ['Pound, Varnish', ['HEAD /healthz HTTP/1.0'], 200, /\r\n\r\n$/],
  [
    'AWS ALB',
    [
      'GET /readyz HTTP/1.1',
      'host: 10.0.3.7:3000',
      'connection: close',
      'user-agent: ELB-HealthChecker/2.0',
      'accept-encoding: gzip, compressed',
    ],
    200,
  ],
  [
    'Google Cloud',
    ['GET /readyz HTTP/1.1', 'host: 10.0.3.7', 'user-agent: GoogleHC/1.0', 'connection: Keep-alive'],
    200,
  ],
  [
    'Kubernetes',
    [
      'GET /readyz HTTP/1.1',
      'host: 10.0.3.7:3000',
      'user-agent: kube-probe/1.31',
      'accept: */*',
      'connection: close',
    ],
    200,
  ],
  ['a forward proxy, absolute form', [`GET http://profile.example.com${page} HTTP/1.1`, host], 200, /<html/],
  ['a forward proxy, HTTP/1.0', [`GET http://profile.example.com${page} HTTP/1.0`], 200, /<html/],
  ['an origin shield, HEAD', [`HEAD ${page} HTTP/1.1`, host], 200, /^etag: W\//im],
  ['an origin shield, conditional', [`GET ${page} HTTP/1.1`, host, 'if-none-match: *'], 304],
  [
    'CloudFront, weights',
    [`GET ${page} HTTP/1.1`, host, 'accept-encoding: br;q=1.0, gzip;q=0.8, *;q=0.1'],
    200,
    /^content-encoding: br/im,
  ],
  ['Fastly', [`GET ${page} HTTP/1.1`, host, 'accept-encoding: gzip'], 200, /^content-encoding: gzip/im],
  [
    'Akamai',
    [`GET ${page} HTTP/1.1`, host, 'accept-encoding: br;q=0, gzip;q=0.001'],
    200,
    /^content-encoding: gzip/im,
  ],
  [
    'a client that prefers gzip',
    [`GET ${page} HTTP/1.1`, host, 'accept-encoding: br;q=0.1, gzip;q=1'],
    200,
    /^content-encoding: gzip/im,
  ],
  [
    'an old crawler',
    [`GET ${page} HTTP/1.1`, host, 'accept-encoding: x-gzip'],
    200,
    /^content-encoding: x?-?gzip/im,
  ],
  [
    'a client that takes nothing encoded',
    [`GET ${page} HTTP/1.1`, host, 'accept-encoding: identity, *;q=0'],
    200,
    /^(?![^]*content-encoding:)/i,
  ],
  [
    'curl, h2c',
    [
      `GET ${page} HTTP/1.1`,
      host,
      'connection: Upgrade, HTTP2-Settings',
      'upgrade: h2c',
      'http2-settings: AAMAAABkAAQAoAAAAAIAAAAA',
    ],
    200,
  ],
  ['a range of a page', [`GET ${page} HTTP/1.1`, host, 'range: bytes=0-99'], 200],
  ['a purge that is not ours', [`PURGE ${page} HTTP/1.1`, host], 405],
];

/** What is written on the connection up to the end of the answer, whether or not that is closed. */
async function answerTo(port: number, request: readonly string[]): Promise<string> {
  const socket = await join(port);
  socket.write([...request, '', ''].join('\r\n'));
  let answer = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString('latin1');
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    if (answer.includes('\r\n\r\n') && body.length >= length) break;
  }
  return answer;
}

const complete = probes.map(
  ([sender, request, status, more = /^/]) => [sender, request, status, more] as const,
);

it.each(complete)('%s is answered as it expects: %j', async (_, request, status, more) => {
  const { app } = await openServer();
  const server = createAdaptorServer({ fetch: app.fetch, hostname: 'localhost' }) as Server;
  answerInTurn(server);
  const port = await listen(server);
  await expect.poll(async () => (await app.request('/readyz')).status).toBe(200);
  const answer = await answerTo(port, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(more);
});

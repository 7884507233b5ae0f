import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { createAdaptorServer } from '@hono/node-server';
import { expect, it } from 'vitest';
import { join, listen } from '../testing/connections.js';
import { openServer } from '../testing/open-server.js';

/** What can be written on a connection, but not in a URL. */
const heads = [
  ...['//evil.example/@komorebi', 'http://evil.example/@KomoRebi', 'http://user:word@evil.example/%2f%2f'],
  ...[
    '/\\evil.example/@komorebi',
    '\\\\evil.example',
    '/..//evil.example/@KomoRebi',
    '*',
    '@evil.example',
    '?',
    '/#',
  ],
  ...['https:evil.example', 'http://', 'evil://evil.example/', '/%', `/${'%25'.repeat(4000)}`],
].map((target) => `GET ${target} HTTP/1.1\r\nhost: evil.example`);
const hosts = [
  '',
  ' ',
  'evil.example:99999',
  'user@evil.example',
  '[::1',
  'a b',
  'evil.example/x',
  'EVIL.example',
].map((host) => `GET /@KomoRebi HTTP/1.1\r\nhost: ${host}`);
const others = [
  'GET / HTTP/1.0',
  'OPTIONS * HTTP/1.1\r\nhost: evil.example',
  'TRACE / HTTP/1.1\r\nhost: evil.example',
];

it('no request line and no host brings a failure, or is repeated in the answer', async () => {
  const { app, api, log } = await openServer({ env: { LOG_LEVEL: 'info' } });
  api.answerOnly('@komorebi');
  const server = createAdaptorServer({ fetch: app.fetch, hostname: 'localhost' }) as Server;
  const port = await listen(server);
  for (const head of [...heads, ...hosts, ...others]) {
    const socket = await join(port);
    socket.write(`${head}\r\nconnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer, head).toMatch(/^HTTP\/1\.1 [234]\d\d /);
    expect(answer, head).not.toMatch(/evil/i);
  }
  expect(log.join()).not.toMatch(/evil/i);
});

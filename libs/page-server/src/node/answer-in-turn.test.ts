import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { join, listen } from '../testing/connections.js';
import { answerInTurn } from './answer-in-turn.js';

/** More than the buffers of a connection hold. */
const large = Buffer.alloc(20_000_000, 'x');

interface Site {
  /** Addresses of the requests that have been begun. */
  begun: string[];
  /** Opens a connection that does not read, and sends requests for these addresses at once. */
  send: (paths: readonly string[]) => Promise<Socket>;
}

async function open(): Promise<Site> {
  const begun: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    begun.push(url);
    response.end(url.startsWith('/large') ? large : `answer to ${url};`);
  });
  answerInTurn(server);
  const port = await listen(server);
  return {
    begun,
    async send(paths) {
      const socket = await join(port);
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: page.example\r\n\r\n`).join(''));
      return socket;
    },
  };
}

const numbered = (count: number, path: string): string[] =>
  Array.from({ length: count }, (_, number) => `${path}${number}`);

it('answerInTurn begins with one answer for each connection that does not read, and serves others meanwhile', async () => {
  const { begun, send } = await open();
  for (let connection = 0; connection < 3; connection += 1) await send(numbered(20, '/large'));
  await expect.poll(() => begun).toHaveLength(3);
  const other = await send(['/small']);
  other.resume();
  const [answer] = (await once(other, 'data')) as [Buffer];
  expect(answer.toString()).toContain('answer to /small;');
  expect(begun).toEqual(['/large0', '/large0', '/large0', '/small']);
});

it('answerInTurn answers all requests of a connection that reads, in their order', async () => {
  const { begun, send } = await open();
  const paths = numbered(20, '/small');
  const socket = await send(paths);
  let read = '';
  socket.on('data', (data: Buffer) => (read += data.toString())).resume();
  await expect.poll(() => read).toContain('answer to /small19;');
  expect([...read.matchAll(/answer to (\S+);/g)].map(([, path]) => path)).toEqual(paths);
  expect(begun).toEqual(paths);
});

it('answerInTurn cuts off a connection on which too many requests wait', async () => {
  const { begun, send } = await open();
  const socket = await send(numbered(100, '/large'));
  socket.resume();
  await once(socket, 'close');
  expect(begun.length).toBeLessThan(100);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { join, listen } from '../testing/connections.js';
import { answerInTurn } from './answer-in-turn.js';
import { letGoOfWhoNeverReads } from './let-go.js';

/** More than the buffers of a connection hold. */
const large = Buffer.alloc(20_000_000, 'x');

async function open(patience = 100) {
  const server = createServer((_, response) => void response.end(large));
  answerInTurn(server);
  letGoOfWhoNeverReads(server, patience);
  const port = await listen(server);
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  return { join: () => join(port), connections };
}

it('a client that asks and never reads is let go, however much it has asked for', async () => {
  const { join, connections } = await open();
  for (let client = 0; client < 5; client += 1)
    (await join()).write('GET / HTTP/1.1\r\nhost: page.example\r\n\r\n'.repeat(10));
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
});

it('a client that says nothing is let go', async () => {
  const { join, connections } = await open();
  await join();
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
});

it('a client that reads gets all of its answer', async () => {
  // Beside other tests even a client that reads comes to a stop for a while.
  const { join } = await open(30_000);
  const socket = await join();
  let read = 0;
  socket.on('data', (data: Buffer) => (read += data.byteLength)).resume();
  socket.write('GET / HTTP/1.1\r\nhost: page.example\r\nconnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(read).toBeGreaterThan(large.byteLength);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGzip } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createHttpClient } from './http-client.js';

const MEGABYTE = 1_000_000;

/** An endless response, and how many bytes of it have been read. */
function endlessAnswer(): { response: Response; taken: () => number } {
  const piece = new Uint8Array(64 * 1024).fill(120);
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += piece.byteLength;
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const response = new Response(body, { headers: { 'content-type': 'application/json' } });
  return { response, taken: () => taken };
}

it('a client reads no more of a response than its limit', async () => {
  const { response, taken } = endlessAnswer();
  const { request } = createHttpClient({
    baseUrl: 'https://api.example',
    timeout: 60_000,
    fetch: () => Promise.resolve(response),
  });
  await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
    code: 'API_RESPONSE_INVALID',
  });
  expect(taken()).toBeGreaterThanOrEqual(5 * MEGABYTE);
  expect(taken()).toBeLessThan(6 * MEGABYTE);
});

it('a client unpacks no more of a compressed response than its limit, and ends the connection', async () => {
  // Endless zeros, a thousand in a byte: only the client can end this.
  const piece = Buffer.alloc(64 * 1024);
  let closed: Promise<unknown> | undefined;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
    const gzip = createGzip();
    gzip.on('error', () => undefined);
    gzip.pipe(response);
    closed = once(response, 'close').then(() => gzip.destroy());
    const pack = (): void => {
      if (!gzip.destroyed) gzip.write(piece, pack);
    };
    pack();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Collect garbage often, as can happen at any time; with pauses, since all other tests' garbage takes long.
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let collecting = setTimeout(function again() {
    collect();
    collecting = setTimeout(again, 100);
  }, 20);
  onTestFinished(() => clearTimeout(collecting));
  const before = process.memoryUsage().rss;
  const { request } = createHttpClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeout: 60_000,
  });
  await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
    code: 'API_RESPONSE_INVALID',
  });
  await closed;
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEGABYTE);
});

it.each([404, 503])(
  'a failure of %s with an answer that is too large is told, and retried, by its status',
  async (status) => {
    let calls = 0;
    const { request } = createHttpClient({
      baseUrl: 'https://api.example',
      timeout: 60_000,
      maxBytes: 100,
      retries: 1,
      fetch: () => {
        calls += 1;
        return Promise.resolve(new Response('<html>'.repeat(100), { status }));
      },
    });
    await expect(request({ method: 'GET', path: '/a' })).rejects.toMatchObject({
      code: 'HTTP_ABNORMAL',
      data: { status },
    });
    expect(calls).toBe(status === 503 ? 2 : 1);
  },
);

it('a failure whose answer breaks off is told by its status, and a write is not sent again', async () => {
  const fetch = vi.fn(() => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    return Promise.resolve(new Response(body, { status: 500 }));
  });
  const { request } = createHttpClient({ baseUrl: 'https://api.example', timeout: 60_000, fetch });
  await expect(request({ method: 'POST', path: '/a', body: {} })).rejects.toMatchObject({
    code: 'HTTP_ABNORMAL',
    data: { status: 500 },
  });
  expect(fetch).toHaveBeenCalledTimes(1);
});

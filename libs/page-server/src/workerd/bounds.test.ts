import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

interface Cache {
  fetch: (request: Request) => Promise<Response>;
}

/** Collects garbage, so that what is left is what is kept. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

it('the documented cache of workerd keeps no more of an answer than it counts', async () => {
  const module: unknown = await import(new URL('../../../../docs/workerd-cache.js', import.meta.url).href);
  const { default: cache } = module as { default: Cache };
  const put = async (name: number, bytes: number): Promise<void> => {
    const head = `HTTP/1.1 200 OK\r\ncache-control: public, s-maxage=600\r\nx-of-the-answer: number ${name}\r\ncontent-type: text/html; charset=UTF-8\r\n\r\n`;
    const body = `${head}${'a'.repeat(bytes)}`;
    await cache.fetch(new Request(`https://page.example/@${name}`, { method: 'PUT', body }));
  };
  await put(0, 10);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let name = 1; name <= 40; name += 1) await put(name, 1_000_000);
  collect();
  // Bodies are bytes outside of the heap.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000);
  const found = await cache.fetch(new Request('https://page.example/@40'));
  expect(found.headers.get('x-of-the-answer')).toBe('number 40');
  expect((await found.arrayBuffer()).byteLength).toBe(1_000_000);
});

import { beforeEach, expect, it, vi } from 'vitest';
import { createFakeCache, pathsIn } from './testing/fake-cache.js';
import type { WorkerFetchEvent } from './worker-scope.js';

const DOCUMENT = '<!doctype html>\n<html lang="en" data-oa>\n</html>\n';
const page = (): Response => new Response(DOCUMENT, { headers: { 'content-type': 'text/html' } });
const prefetch = { 'sec-purpose': 'prefetch' };

let cache: Cache;
/** Opens a page of the service worker's site while `load` stands in for the network. */
let open: (load: () => Promise<Response>, headers?: Record<string, string>) => Promise<Response>;

beforeEach(async () => {
  cache = createFakeCache();
  const listeners = new Map<string, (event: WorkerFetchEvent) => void>();
  vi.stubGlobal('location', { origin: 'https://page.example' });
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: WorkerFetchEvent) => void) =>
    listeners.set(name, listener),
  );
  vi.resetModules();
  await import('./service-worker.js');
  open = async (load, headers = {}) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      // Only a browser makes a request that navigates.
      request: Object.assign(Object.create(null), {
        url: 'https://page.example/@komorebi',
        method: 'GET',
        mode: 'navigate',
        headers: new Headers(headers),
      }) as Request,
      preloadResponse: load(),
      respondWith: (response) => {
        answer = response;
      },
      waitUntil: (promise) => void work.push(promise),
    });
    if (!answer) throw new Error('The service worker leaves the request to the browser.');
    const response = await answer;
    await Promise.all(work);
    return response;
  };
});

it('a page is saved when it is opened, not when a browser fetches it before that', async () => {
  await open(() => Promise.resolve(page()), prefetch);
  expect(await pathsIn(cache)).toEqual([]);
  await open(() => Promise.resolve(page()));
  expect(await pathsIn(cache)).toEqual(['/@komorebi']);
});

it('a saved page is not taken for a new one that a browser fetches before it is opened', async () => {
  await open(() => Promise.resolve(page()));
  const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  expect((await open(offline)).status).toBe(200);
  await expect(open(offline, prefetch)).rejects.toThrow('Failed to fetch');
});

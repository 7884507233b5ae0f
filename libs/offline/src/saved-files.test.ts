import { describe, expect, it, vi } from 'vitest';
import { createSavedFiles, isFile, type SavedFiles } from './saved-files.js';
import { isWhole, withChecksum } from './whole-file.js';
import { createFakeCache, createFullCache, pathsIn } from './testing/fake-cache.js';

const script = (text: string, type = 'text/javascript'): Response =>
  new Response(text, { headers: { 'content-type': type } });

interface Device {
  files: SavedFiles;
  fetch: ReturnType<typeof vi.fn<(request: Request | string, options?: RequestInit) => Promise<Response>>>;
  /** Requests a file, and waits for the work that continues after the answer. */
  ask: (path: string, options?: RequestInit) => Promise<string>;
}

function device(cache: Cache, open = (): Promise<Cache> => Promise.resolve(cache)): Device {
  const fetch = vi.fn<(request: Request | string, options?: RequestInit) => Promise<Response>>((request) =>
    Promise.resolve(
      script(withChecksum(`from the network: ${request instanceof Request ? request.url : request}`)),
    ),
  );
  const files = createSavedFiles({ open, fetch });
  return {
    files,
    fetch,
    async ask(path, options) {
      const goingOn: Promise<unknown>[] = [];
      const request = new Request(new URL(path, 'https://page.example'), options);
      const answer = await files.answer(request, (work) => goingOn.push(work));
      const text = await answer.text();
      await Promise.all(goingOn);
      return text;
    },
  };
}

it.each([
  ['/assets/main-abc.js', true],
  ['/assets/main-abc.css', true],
  ['/assets/', false],
  ['/icons/icon-192.png', false],
  ['/@komorebi', false],
])('%s has a name that changes with its content: %s', (path, expected) => {
  expect(isFile(path)).toBe(expected);
});

it('the worker requests a file from the network once', async () => {
  const { ask, fetch } = device(createFakeCache());
  const text = await ask('/assets/a.js');
  expect(text).toContain('from the network');
  expect(await ask('/assets/a.js')).toBe(text);
  expect(fetch).toHaveBeenCalledOnce();
});

it('the worker requests a file that has failed before from the network, and keeps the new one', async () => {
  const cache = createFakeCache();
  await cache.put('/assets/a.js', script('broken'));
  const { ask } = device(cache);
  expect(await ask('/assets/a.js', { cache: 'reload' })).toContain('from the network');
  expect(await ask('/assets/a.js')).toContain('from the network');
});

it('the worker keeps neither errors nor the login page of a network', async () => {
  const cache = createFakeCache();
  const { ask, fetch } = device(cache);
  fetch.mockResolvedValueOnce(new Response('There is no such file.', { status: 404 }));
  expect(await ask('/assets/a.js')).toBe('There is no such file.');
  for (let count = 1; count <= 2; count += 1)
    fetch.mockResolvedValueOnce(script('<html>Log in</html>', 'text/html'));
  expect(await ask('/assets/a.js')).toContain('Log in');
  expect(await pathsIn(cache)).toEqual([]);
});

it('the worker answers from the network if the device has no room or no storage', async () => {
  const full = device(createFullCache());
  expect(await full.ask('/assets/a.js')).toContain('from the network');
  const broken = device(createFakeCache(), () => Promise.reject(new Error('There is no storage')));
  expect(await broken.ask('/assets/a.js')).toContain('from the network');
});

it('the worker fetches only those files of a page that it does not have', async () => {
  const cache = createFakeCache();
  await cache.put('/assets/a.js', script('saved'));
  const { files, fetch } = device(cache);
  await files.keep(['/assets/a.js', '/assets/b.js']);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/assets/b.js');
  expect(await pathsIn(cache)).toEqual(['/assets/a.js', '/assets/b.js']);
});

it('the worker keeps 150 files and removes the oldest, but none that the page has just loaded', async () => {
  const cache = createFakeCache();
  const paths = Array.from({ length: 160 }, (_, number) => `/assets/${number}.js`);
  for (const path of paths) await cache.put(path, script(''));
  const { files } = device(cache);
  await files.keep(['/assets/0.js', '/assets/159.js']);
  expect(await pathsIn(cache)).toEqual(['/assets/0.js', ...paths.slice(11)]);
});

it('the worker keeps the other files of a page if one cannot be saved', async () => {
  const cache = createFakeCache();
  const { files, fetch } = device(cache);
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await files.keep(['/assets/a.js', '/assets/b.js']);
  expect(await pathsIn(cache)).toEqual(['/assets/b.js']);
});

it('the worker tells whether all files of a page are saved, and fetches those that are missing', async () => {
  const cache = createFakeCache();
  await cache.put('/assets/a.js', script('saved'));
  const { files, fetch } = device(cache);
  expect(await files.has(['/assets/a.js'])).toBe(true);
  expect(await files.has(['/assets/a.js', '/assets/b.js'])).toBe(false);
  expect(await files.fetchAll(['/assets/a.js', '/assets/b.js'])).toBe(true);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/assets/b.js');
  fetch.mockResolvedValueOnce(new Response('There is no such file.', { status: 404 }));
  expect(await files.fetchAll(['/assets/b.js', '/assets/gone.js'])).toBe(false);
});

describe('a file that arrives damaged', () => {
  const whole = withChecksum('export const words = "안녕";');
  const damaged = [
    '',
    ...Array.from({ length: whole.length - 1 }, (_, index) => whole.slice(0, index + 1)),
    ...Array.from({ length: whole.length - 1 }, (_, index) => whole.slice(index + 1)),
    ...Array.from(
      { length: whole.length },
      (_, index) => `${whole.slice(0, index)}\0${whole.slice(index + 1)}`,
    ),
    `${whole}${whole}`,
  ];

  it('a file that arrives damaged is known by its text, wherever it was cut or changed', () => {
    expect(isWhole(whole)).toBe(true);
    expect(damaged.filter(isWhole)).toEqual([]);
  });

  it('a file that arrives damaged is fetched again past the browser’s cache, once, and saved if it is whole then', async () => {
    const cache = createFakeCache();
    const { ask, fetch, files } = device(cache);
    fetch.mockResolvedValueOnce(script(whole.slice(0, 9))).mockResolvedValueOnce(script(whole));
    await ask('/assets/a.js');
    expect(fetch).toHaveBeenLastCalledWith('/assets/a.js', { cache: 'reload' });
    expect(await ask('/assets/a.js')).toBe(whole);
    expect(fetch).toHaveBeenCalledTimes(2);
    fetch.mockResolvedValueOnce(script(whole.slice(0, 9))).mockResolvedValueOnce(script(whole.slice(0, 9)));
    expect(await files.fetchAll(['/assets/b.js'])).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(4);
    expect(await pathsIn(cache)).toEqual(['/assets/a.js']);
  });

  it('a file that arrives damaged is no picture, which says itself where it ends', async () => {
    const { ask, fetch } = device(createFakeCache());
    fetch.mockResolvedValueOnce(script('picture', 'image/png'));
    expect(await ask('/assets/a.png')).toBe('picture');
    expect(await ask('/assets/a.png')).toBe('picture');
    expect(fetch).toHaveBeenCalledOnce();
  });
});

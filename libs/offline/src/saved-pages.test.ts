import { describe, expect, it, vi } from 'vitest';
import { createSavedFiles } from './saved-files.js';
import { createSavedPages, isGone, type SavedPages } from './saved-pages.js';
import { withChecksum } from './whole-file.js';
import { createFakeCache, pathsIn } from './testing/fake-cache.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const document = (words: string): string =>
  `<!doctype html>\n<html lang="en" data-oa>\n<head></head><body>${words}</body></html>`;

function answer(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=UTF-8', ...headers } });
}

interface Device {
  cache: Cache;
  pages: SavedPages;
  fetch: ReturnType<typeof vi.fn<(address: string, options: RequestInit) => Promise<Response>>>;
  wait: (milliseconds: number) => void;
  /** Names of the files that the network has. */
  served: Set<string>;
  files: Cache;
}

function device(): Device {
  const cache = createFakeCache();
  let now = NOW;
  const fetch = vi.fn((address: string) => Promise.resolve(answer(document(`new ${address}`))));
  const served = new Set<string>();
  const saved = createFakeCache();
  const files = createSavedFiles({
    open: () => Promise.resolve(saved),
    fetch: (path) =>
      Promise.resolve(new Response(withChecksum(''), { status: served.has(path as string) ? 200 : 404 })),
  });
  const pages = createSavedPages({ open: () => Promise.resolve(cache), fetch, now: () => now, files });
  return {
    cache,
    served,
    files: saved,
    pages,
    fetch,
    wait: (milliseconds) => {
      now += milliseconds;
    },
  };
}

const textOf = async (pages: SavedPages, key: string): Promise<string | undefined> =>
  (await pages.find(key))?.text();

describe('a saved page', () => {
  it('a saved page is the page as received, with its policy and the time that it is from', async () => {
    const { pages } = device();
    await pages.take(
      '/@a',
      answer(document('Hello'), {
        'content-security-policy': "default-src 'none'",
        'content-encoding': 'br',
        date: 'Sat, 21 Nov 2026 09:30:00 GMT',
        vary: 'Accept-Language',
      }),
    );
    const saved = await pages.find('/@a');
    expect(saved?.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(saved?.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(saved?.headers.get('content-encoding')).toBeNull();
    expect(saved?.headers.get('vary')).toBeNull();
    expect(await saved?.text()).toBe(
      document('Hello').replace('<html', `<html data-kept="${Date.parse('2026-11-21T09:30:00Z')}"`),
    );
  });

  it.each([undefined, 'Sat, 21 Nov 2026 23:00:00 GMT', 'yesterday'])(
    'a saved page is from now if its date is missing or wrong: %s',
    async (date) => {
      const { pages } = device();
      await pages.take('/@a', answer(document(''), date === undefined ? {} : { date }));
      expect(await textOf(pages, '/@a')).toContain(`data-kept="${NOW}"`);
    },
  );

  it('a saved page replaces an older one', async () => {
    const { cache, pages } = device();
    await pages.take('/@a', answer(document('older')));
    await pages.take('/@a', answer(document('newer')));
    expect(await textOf(pages, '/@a')).toContain('newer');
    expect(await pathsIn(cache)).toEqual(['/@a']);
  });

  it('a saved page remains if there is no room for a newer one', async () => {
    const { cache, pages } = device();
    await pages.take('/@a', answer(document('older')));
    vi.spyOn(cache, 'put').mockRejectedValueOnce(new DOMException('No room', 'QuotaExceededError'));
    await expect(pages.take('/@a', answer(document('newer')))).rejects.toThrow('No room');
    expect(await textOf(pages, '/@a')).toContain('older');
  });

  it('a saved page is one of the twelve saved last', async () => {
    const { cache, pages } = device();
    for (let number = 1; number <= 12; number += 1) await pages.take(`/@a${number}`, answer(document('')));
    await pages.take('/@a1', answer(document('')));
    await pages.take('/@a13', answer(document('')));
    const paths = await pathsIn(cache);
    expect(paths).toHaveLength(12);
    expect(paths).toContain('/@a1');
    expect(paths).not.toContain('/@a2');
  });

  it.each([
    ['an error', answer(document(''), {}, 503)],
    ['a file', answer('BEGIN:VCARD', { 'content-type': 'text/vcard' })],
    ['a page of another site', answer('<html><body>Log in to the network</body></html>')],
    ['a page whose end is missing', answer(document('').slice(0, -8))],
    ['a page of more than a megabyte', answer(document('あ'.repeat(400_000)))],
  ])('a saved page is never %s', async (_what, unfit) => {
    const { cache, pages } = device();
    await pages.take('/@a', unfit);
    expect(await pathsIn(cache)).toEqual([]);
  });

  it('a saved page remains when an answer ends early', async () => {
    const { pages } = device();
    await pages.take('/@a', answer(document('whole')));
    for (const length of [60, 70, document('cut').length - 2])
      await pages.take('/@a', answer(document('cut').slice(0, length)));
    expect(await textOf(pages, '/@a')).toContain('whole');
  });

  it.each([403, 404, 410])(
    'a saved page is forgotten when this site says that it is gone (%i), and no other is',
    async (status) => {
      const { cache, pages } = device();
      const others = ['/@a/coupon/c-1', '/@a?lang=en', '/liff/@a', '/@b'];
      for (const key of ['/@a', ...others]) await pages.take(key, answer(document('')));
      await pages.take('/@a', answer(document('gone'), {}, status));
      expect(await pathsIn(cache)).toEqual(others);
    },
  );

  it.each([
    ['a firewall', answer('<html><body>Are you human?</body></html>', {}, 403)],
    ['a proxy', answer('Not found', { 'content-type': 'text/plain' }, 404)],
    ['an API', answer('{}', { 'content-type': 'application/json' }, 410)],
    ['another server', answer('<!doctype html><html lang="en"><title>404</title></html>', {}, 404)],
    ['this site, but cut off', answer(document('gone').slice(0, 50), {}, 404)],
  ])('a saved page is not forgotten because of what %s answers', async (_who, gone) => {
    const { pages } = device();
    await pages.take('/@a', answer(document('still there')));
    await pages.take('/@a', gone);
    expect(await textOf(pages, '/@a')).toContain('still there');
  });
});

describe('a page of one of two releases that answer in turn', () => {
  const release = (name: string): Response =>
    answer(
      // A query does not make it another file.
      `<!doctype html><html lang="en" data-oa><script type="module" src="/assets/${name}.js?1"></script>` +
        `<noscript><link rel="stylesheet" href="/assets/${name}-never-loaded.css"></noscript>` +
        `<link rel="preload" as="fetch" crossorigin href="/assets/${name}-late.js"></html>`,
    );
  const filesOf = (name: string): string[] => [`/assets/${name}.js`, `/assets/${name}-late.js`];
  async function visited(name: string): Promise<Device> {
    const opened = device();
    for (const path of filesOf(name)) await opened.files.put(path, new Response(''));
    await opened.pages.take('/@a', release(name));
    return opened;
  }

  it('a page of one of two releases that answer in turn remains if the files of the other are gone', async () => {
    const { pages, served } = await visited('old');
    await pages.take('/@a', release('new'));
    expect(await textOf(pages, '/@a')).toContain('/assets/old.js');
    // One of two files is not enough.
    served.add('/assets/new.js');
    await pages.take('/@a', release('new'));
    expect(await textOf(pages, '/@a')).toContain('/assets/old.js');
  });

  it('a page of one of two releases that answer in turn is replaced by the other once its files can be saved', async () => {
    const { pages, served, files } = await visited('old');
    for (const path of filesOf('new')) served.add(path);
    await pages.take('/@a', release('new'));
    expect(await textOf(pages, '/@a')).toContain('/assets/new.js');
    expect(await pathsIn(files)).toEqual([...filesOf('old'), ...filesOf('new')]);
  });

  it('a page of one of two releases that answer in turn is replaced by the newer if neither has its files', async () => {
    const { pages } = device();
    for (const name of ['old', 'new']) await pages.take('/@a', release(name));
    expect(await textOf(pages, '/@a')).toContain('/assets/new.js');
  });
});

describe('a page that is requested to be saved', () => {
  it('a page that is requested to be saved is requested by its key, without credentials', async () => {
    const { pages, fetch } = device();
    await pages.refresh('/@a?lang=en');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/@a?lang=en', { credentials: 'omit', redirect: 'manual' });
    expect(await textOf(pages, '/@a?lang=en')).toContain('new /@a?lang=en');
  });

  it('a page that is requested to be saved is not requested again within a minute after it was saved', async () => {
    const { pages, fetch, wait } = device();
    await pages.take('/@a', answer(document('')));
    wait(59_000);
    await pages.refresh('/@a');
    expect(fetch).not.toHaveBeenCalled();
    wait(2_000);
    await pages.refresh('/@a');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('a page that is requested to be saved twice at a time is requested once', async () => {
    const { pages, fetch } = device();
    await Promise.all([pages.refresh('/@a'), pages.refresh('/@a'), pages.refresh('/@b')]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(await textOf(pages, '/@a')).toContain('/@a');
  });

  it('a page that is requested to be saved is forgotten if it is gone', async () => {
    const { cache, pages, fetch, wait } = device();
    await pages.take('/@a', answer(document('')));
    wait(61_000);
    fetch.mockResolvedValueOnce(answer(document(''), {}, 404));
    await pages.refresh('/@a');
    expect(await pathsIn(cache)).toEqual([]);
  });
});

it.each([
  [404, true],
  [410, true],
  [403, true],
  [200, false],
  [500, false],
  [503, false],
])('a status of %i means that the page is gone: %s', (status, gone) => {
  expect(isGone(answer('', {}, status))).toBe(gone);
});

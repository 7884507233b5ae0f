import { describe, expect, it, vi } from 'vitest';
import { createKeptPages, isGone, type KeptPages } from './kept-pages.js';
import { createFakeCache, pathsIn } from './testing/fake-cache.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const document = (words: string): string =>
  `<!doctype html>\n<html lang="en" data-oa>\n<head></head><body>${words}</body></html>`;

function answer(body: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=UTF-8', ...headers } });
}

interface Device {
  cache: Cache;
  pages: KeptPages;
  fetch: ReturnType<typeof vi.fn<(address: string, options: RequestInit) => Promise<Response>>>;
  wait: (milliseconds: number) => void;
}

function device(): Device {
  const cache = createFakeCache();
  let now = NOW;
  const fetch = vi.fn((address: string) => Promise.resolve(answer(document(`new ${address}`))));
  const pages = createKeptPages({ open: () => Promise.resolve(cache), fetch, now: () => now });
  return {
    cache,
    pages,
    fetch,
    wait: (milliseconds) => {
      now += milliseconds;
    },
  };
}

const textOf = async (pages: KeptPages, key: string): Promise<string | undefined> =>
  (await pages.find(key))?.text();

describe('a kept page', () => {
  it('is the page as received, with its policy and the time that it is from', async () => {
    const { pages } = device();
    await pages.keep(
      '/@a',
      answer(document('Hello'), {
        'content-security-policy': "default-src 'none'",
        'content-encoding': 'br',
        date: 'Sat, 21 Nov 2026 09:30:00 GMT',
        vary: 'Accept-Language',
      }),
    );
    const kept = await pages.find('/@a');
    expect(kept?.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(kept?.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(kept?.headers.get('content-encoding')).toBeNull();
    expect(kept?.headers.get('vary')).toBeNull();
    expect(await kept?.text()).toBe(
      document('Hello').replace('<html', `<html data-kept="${Date.parse('2026-11-21T09:30:00Z')}"`),
    );
  });

  it.each([undefined, 'Sat, 21 Nov 2026 23:00:00 GMT', 'yesterday'])(
    'is from now if its date is missing or wrong: %s',
    async (date) => {
      const { pages } = device();
      await pages.keep('/@a', answer(document(''), date === undefined ? {} : { date }));
      expect(await textOf(pages, '/@a')).toContain(`data-kept="${NOW}"`);
    },
  );

  it('replaces an older one', async () => {
    const { cache, pages } = device();
    await pages.keep('/@a', answer(document('older')));
    await pages.keep('/@a', answer(document('newer')));
    expect(await textOf(pages, '/@a')).toContain('newer');
    expect(await pathsIn(cache)).toEqual(['/@a']);
  });

  it('remains if there is no room for a newer one', async () => {
    const { cache, pages } = device();
    await pages.keep('/@a', answer(document('older')));
    vi.spyOn(cache, 'put').mockRejectedValueOnce(new DOMException('No room', 'QuotaExceededError'));
    await expect(pages.keep('/@a', answer(document('newer')))).rejects.toThrow('No room');
    expect(await textOf(pages, '/@a')).toContain('older');
  });

  it('is one of the twelve kept last', async () => {
    const { cache, pages } = device();
    for (let number = 1; number <= 12; number += 1) await pages.keep(`/@a${number}`, answer(document('')));
    await pages.keep('/@a1', answer(document('')));
    await pages.keep('/@a13', answer(document('')));
    const paths = await pathsIn(cache);
    expect(paths).toHaveLength(12);
    expect(paths).toContain('/@a1');
    expect(paths).not.toContain('/@a2');
  });

  it.each([
    ['an error', answer(document(''), {}, 503)],
    ['a file', answer('BEGIN:VCARD', { 'content-type': 'text/vcard' })],
    ['a page of another site', answer('<html><body>Log in to the network</body></html>')],
    ['a page of more than a megabyte', answer(document('あ'.repeat(400_000)))],
  ])('is never %s', async (_what, unfit) => {
    const { cache, pages } = device();
    await pages.keep('/@a', unfit);
    expect(await pathsIn(cache)).toEqual([]);
  });

  it('is forgotten with its views if the account is gone', async () => {
    const { cache, pages } = device();
    for (const key of ['/@a', '/@a/place?lang=en', '/liff/@a', '/@b'])
      await pages.keep(key, answer(document('')));
    await pages.forget('/@a?lang=ja');
    expect(await pathsIn(cache)).toEqual(['/@b']);
  });
});

describe('a page that is requested to be kept', () => {
  it('is requested by its key, without credentials', async () => {
    const { pages, fetch } = device();
    await pages.refresh('/@a?lang=en');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/@a?lang=en', { credentials: 'omit', redirect: 'manual' });
    expect(await textOf(pages, '/@a?lang=en')).toContain('new /@a?lang=en');
  });

  it('is not requested again within a minute after it was kept', async () => {
    const { pages, fetch, wait } = device();
    await pages.keep('/@a', answer(document('')));
    wait(59_000);
    await pages.refresh('/@a');
    expect(fetch).not.toHaveBeenCalled();
    wait(2_000);
    await pages.refresh('/@a');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is forgotten if it is gone', async () => {
    const { cache, pages, fetch, wait } = device();
    await pages.keep('/@a', answer(document('')));
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

import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPageSource, type PageSource, type Pause } from './page-source.js';
import { startFakeApi, type FakeApi } from '../testing/fake-api.js';
import { sectionLoaders } from '@oa-profile/profile/internal/testing';
import { plugins } from '../testing/plugins.js';
import { samplePage } from '../testing/sample-page.js';
import { swiftClock } from '../testing/clock.js';

interface Scene {
  api: FakeApi;
  source: PageSource;
  onError: ReturnType<typeof vi.fn<(error: unknown) => void>>;
  onPause: ReturnType<typeof vi.fn<(pause: Pause) => void>>;
  /** Name of the account, or why there is none. */
  ask: () => Promise<string>;
}

async function open(freshFor = 60_000): Promise<Scene> {
  const api = await startFakeApi(samplePage({ name: 'Old' }));
  const onError = vi.fn<(error: unknown) => void>();
  const onPause = vi.fn<(pause: Pause) => void>();
  const source = createPageSource({
    ...{ plugins, settings: {}, apiUrl: api.url, freshFor, onError, onPause },
  });
  const ask = async (): Promise<string> => {
    const answer = await source.get('@komorebi', 'en', 'web');
    return 'page' in answer ? answer.page().account.name : answer.missing;
  };
  return { api, source, onError, onPause, ask };
}

const getOld = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

// What is imported takes real time, which a swift clock does not wait for.
beforeAll(() => Promise.all(sectionLoaders(plugins).map(([, load]) => load())));

describe('account pages', () => {
  it('account pages are requested once at a time, and not again while fresh', async () => {
    const { api, ask } = await open();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['Old', 'Old', 'Old']);
    expect(await ask()).toBe('Old');
    expect(api.requests).toEqual([{ path: '/v1/account-page/%40komorebi/', language: 'en', origin: 'web' }]);
  });

  it('account pages are cached separately by language, origin and account', async () => {
    const { api, source } = await open();
    await source.get('@komorebi', 'en', 'web');
    await source.get('@komorebi', 'th', 'web');
    await source.get('@komorebi', 'en', 'liff');
    await source.get('@shanlan', 'en', 'web');
    expect(api.requests.map(({ language, origin }) => `${language} ${origin}`)).toEqual([
      'en web',
      'th web',
      'en liff',
      'en web',
    ]);
  });

  it('a stale page is served while a new one is fetched', async () => {
    const { api, ask } = await open(1);
    await ask();
    await getOld();
    api.answer(200, samplePage({ name: 'New' }));
    expect(await ask()).toBe('Old');
    await expect.poll(() => ask()).toBe('New');
  });

  it.each([
    ['fails', 503],
    ['sends something else', 200],
  ])('a stale page is served as long as the API %s, and each time is reported', async (_, status) => {
    const { letPass } = swiftClock();
    const { api, ask, onError } = await open(1);
    await ask();
    api.answer(status, { account: { name: 7 } });
    for (const failures of [1, 2]) {
      letPass(60_000);
      expect(await ask()).toBe('Old');
      await expect.poll(() => onError).toHaveBeenCalledTimes(failures);
    }
    api.answer(200, samplePage({ name: 'New' }));
    letPass(60_000);
    await expect.poll(() => ask()).toBe('New');
  });

  it('account pages with a section for which the site has no plugin are reported once, not with each answer or account', async () => {
    const section = { type: 'hologram', id: 'h', data: {} };
    const { api, source, onError } = await open(1);
    api.answer(200, { ...samplePage(), sections: [section] });
    for (const account of ['@komorebi', '@shanlan', '@komorebi']) {
      await source.get(account, 'en', 'web');
      await getOld();
    }
    await expect.poll(() => api.requests.length).toBeGreaterThan(2);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it.each([
    [404, 'DATA_NOT_FOUND'],
    [410, 'DATA_NOT_FOUND'],
    [403, 'FORBIDDEN_SEARCH_ID'],
  ])('account pages that are gone (%d) replace a stale page by that answer', async (status, missing) => {
    const { api, ask, onError } = await open(1);
    await ask();
    await getOld();
    api.answer(status);
    await expect.poll(() => ask()).toBe(missing);
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([403, 404, 410])('a page is not gone where it is not the API that says %d', async (status) => {
    const { letPass } = swiftClock();
    const { api, ask, onError } = await open(1);
    await ask();
    api.answer(status, undefined, 'Request blocked.');
    for (const failures of [1, 2]) {
      letPass(60_000);
      expect(await ask()).toBe('Old');
      await expect.poll(() => onError).toHaveBeenCalledTimes(failures);
    }
  });

  it('account pages are not served when older than shared caches may serve them', async () => {
    const { letPass } = swiftClock();
    const day = 24 * 60 * 60 * 1000;
    const { api, ask } = await open();
    await ask();
    api.answer(200, samplePage({ name: 'New' }));
    letPass(day);
    expect(await ask()).toBe('New');
    // Unless no newer one can be fetched.
    api.answer(503);
    letPass(day);
    expect(await ask()).toBe('New');
  });
});

describe('an API that fails', () => {
  it('an API that fails is asked for a stale account in growing pauses, however often that is visited, and without retries', async () => {
    const { letPass } = swiftClock();
    const { api, ask } = await open(1);
    await ask();
    api.answer(500);
    const asked: number[] = [];
    let before = api.requests.length;
    for (let second = 0; second < 120; second += 1) {
      letPass(1000);
      expect(await ask()).toBe('Old');
      expect(await ask()).toBe('Old');
      // A background call is on its way.
      const failing = second === 0 ? 4 : 1;
      await getOld();
      if (second === 0) await expect.poll(() => api.requests).toHaveLength(before + failing);
      if (api.requests.length > before) asked.push(second);
      before = api.requests.length;
      await getOld();
    }
    expect(asked.length).toBeLessThan(36);
    const pauses = asked.map((second, at) => second - (asked[at - 1] ?? 0)).slice(1);
    // A call that is late is counted a second later.
    for (const [at, pause] of pauses.entries())
      expect(pause).toBeGreaterThanOrEqual(Math.min(pauses[at - 1] ?? 1, 4) - 1);
    expect(Math.abs((pauses.at(-1) ?? 0) - 4)).toBeLessThan(2);
  });

  it.each(['failed', 'hung'])(
    'an API that has %s for a minute is asked for all accounts at most 15 s after it is well',
    async (what) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const { api, source } = await open(1);
      const accounts = Array.from({ length: 8 }, (_, number) => `@cold${number}`);
      const found = new Set<string>();
      /** Some are visited each second, others now and then. */
      async function passSecond(second: number): Promise<void> {
        for (const [index, account] of accounts.entries())
          if (second % (1 + index) === 0 && !found.has(account))
            source.get(account, 'en', 'web').then(
              () => found.add(account),
              () => undefined,
            );
        for (let part = 0; part < 10; part += 1) {
          await vi.advanceTimersByTimeAsync(100);
          // Answers come through real sockets.
          for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        }
      }
      const end = what === 'hung' ? api.hold() : (): void => api.answer(200, samplePage());
      if (what === 'failed') api.answer(500);
      for (let second = 0; second < 70; second += 1) await passSecond(second);
      expect(found.size).toBe(0);
      if (what === 'hung') api.answerOnlyNew();
      else end();
      let seconds = 0;
      for (; found.size < accounts.length && seconds < 60; seconds += 1) await passSecond(0);
      expect(seconds).toBeLessThanOrEqual(15);
      if (what === 'hung') end();
    },
  );

  it.each([429, 503])(
    'a %s with a Retry-After pauses what was asked for, in every language, and nobody else',
    async (status) => {
      const { letPass } = swiftClock();
      const { api, source, onPause } = await open();
      const statusOf = async (id: string, language: 'en' | 'ja' = 'en'): Promise<string> =>
        source.get(id, language, 'web').then(
          () => 'page',
          (error: unknown) => (error as Error).name,
        );
      api.answer(status, undefined, undefined, { 'retry-after': '120' });
      expect(await statusOf('@made-up')).toBe('ProfileError');
      // No retries either.
      expect(api.requests).toHaveLength(1);
      expect(onPause.mock.calls).toMatchObject([[{ account: '@made-up', milliseconds: 120_000 }]]);
      api.answer(200, samplePage());
      for (const id of ['@one', '@two', '@three']) {
        expect(await statusOf('@made-up')).toBe('RefusedError');
        expect(await statusOf('@made-up', 'ja')).toBe('RefusedError');
        expect(await statusOf(id)).toBe('page');
        letPass(39_000);
      }
      letPass(4000);
      expect(await statusOf('@made-up')).toBe('page');
    },
  );

  it('an API that refuses any number of made-up ids (429) is asked for accounts all the same', async () => {
    const { api, source } = await open();
    api.answer(429, undefined, undefined, { 'retry-after': '120' });
    for (let number = 0; number < 20; number += 1)
      await source.get(`@made-up${number}`, 'en', 'web').catch(() => undefined);
    api.answer(200, samplePage());
    expect(await source.get('@never-seen', 'en', 'web')).toHaveProperty('page');
  });

  it('an API that fails is left alone, and the log is told so once for each pause', async () => {
    swiftClock();
    const { api, source, onPause } = await open();
    api.answer(500);
    for (let number = 0; number < 20; number += 1)
      await source.get(`@cold${number}`, 'en', 'web').catch(() => undefined);
    expect(onPause.mock.calls).toMatchObject([
      [{ service: 'page of an unknown id', account: undefined, milliseconds: 1000 }],
    ]);
  });

  it('an API that fails is asked by few accounts only, once several have failed', async () => {
    const { letPass } = swiftClock();
    const { api, source } = await open();
    api.answer(500);
    const failing = Array.from(
      { length: 50 },
      (_, number) => () => source.get(`@cold${number}`, 'en', 'web'),
    );
    for (const ask of failing) await ask().catch(() => undefined);
    // Three accounts, the first with its retries.
    expect(api.requests).toHaveLength(4 + 1 + 1);
    letPass(1000);
    const release = api.hold();
    const again = failing.map((ask) => ask().catch(() => undefined));
    await expect.poll(() => api.requests).toHaveLength(6 + 3);
    release();
    await Promise.all(again);
    expect(api.requests).toHaveLength(6 + 3);
    api.answer(200, samplePage());
    letPass(60_000);
    for (const ask of failing) expect(await ask()).toHaveProperty('page');
  });

  it('an API that fails costs accounts that are known nothing while it fails only for made-up ids', async () => {
    const { api, source } = await open();
    await source.get('@known', 'en', 'web');
    api.answer(503, undefined, undefined, { 'retry-after': '120' });
    for (const id of ['@made', '@up', '@ids']) await source.get(id, 'en', 'web').catch(() => undefined);
    api.answer(200, samplePage());
    expect(await source.get('@known', 'ja', 'web')).toHaveProperty('page');
  });

  it('an API that fails costs other accounts nothing while only one of them fails', async () => {
    const { letPass } = swiftClock();
    const { api, source } = await open();
    for (let round = 0; round < 5; round += 1) {
      api.answer(500);
      await source.get('@broken', 'en', 'web').catch(() => undefined);
      api.answer(200, samplePage());
      expect(await source.get(`@sound${round}`, 'en', 'web')).toHaveProperty('page');
      letPass(60_000);
    }
  });
});

describe('the page of an account whose country decides the language', () => {
  it.each([
    ['JP', 'ja', ['en', 'ja']],
    ['US', 'en', ['en']],
  ])('a page is completed only in its language: %s', async (countryCode, language, asked) => {
    const { api, source } = await open();
    api.answer(200, samplePage({ countryCode, features: ['reservation'] }));
    const byCountry = (country: string): 'ja' | 'en' => (country === 'JP' ? 'ja' : 'en');
    expect(await source.get('@komorebi', byCountry, 'web')).toMatchObject({ language });
    const of = (part: string): unknown[] =>
      api.requests.filter(({ path }) => path.endsWith(part)).map((request) => request.language);
    expect(of('%40komorebi/')).toEqual(asked);
    expect(of('/inventory')).toEqual([language]);
    await source.get('@komorebi', byCountry, 'web');
    expect(of('%40komorebi/')).toEqual(asked);
  });
});

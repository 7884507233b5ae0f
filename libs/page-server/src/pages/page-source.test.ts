import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPageSource, type PageSource } from './page-source.js';
import { startFakeApi, type FakeApi } from '../testing/fake-api.js';
import { plugins } from '../testing/plugins.js';
import { samplePage } from '../testing/sample-page.js';

interface Scene {
  api: FakeApi;
  source: PageSource;
  onError: ReturnType<typeof vi.fn<(error: unknown) => void>>;
  /** Name of the account, or why there is none. */
  ask: () => Promise<string>;
}

async function open(freshFor = 60_000): Promise<Scene> {
  const api = await startFakeApi(samplePage({ name: 'Old' }));
  const onError = vi.fn<(error: unknown) => void>();
  const source = createPageSource({ plugins, apiUrl: api.url, freshFor, onError });
  const ask = async (): Promise<string> => {
    const answer = await source.get('@komorebi', 'en', 'web');
    return 'page' in answer ? answer.page.account.name : answer.missing;
  };
  return { api, source, onError, ask };
}

const getOld = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

describe('account pages', () => {
  it('are requested once at a time, and not again while fresh', async () => {
    const { api, ask } = await open();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['Old', 'Old', 'Old']);
    expect(await ask()).toBe('Old');
    expect(api.requests).toEqual([{ path: '/v1/account-page/%40komorebi/', language: 'en', origin: 'web' }]);
  });

  it('are cached separately by language, origin and account', async () => {
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

  it.each([0, 1])('are served when stale while a new one is fetched (%d ms)', async (freshFor) => {
    const { api, ask } = await open(freshFor);
    await ask();
    await getOld();
    api.answer(200, samplePage({ name: 'New' }));
    expect(await ask()).toBe('Old');
    await vi.waitFor(async () => expect(await ask()).toBe('New'));
  });

  it('are served when stale for as long as the API fails, and every failure is reported', async () => {
    const { api, ask, onError } = await open(1);
    await ask();
    api.answer(503);
    for (const failures of [1, 2]) {
      await getOld();
      expect(await ask()).toBe('Old');
      await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(failures), { timeout: 5000 });
    }
    api.answer(200, samplePage({ name: 'New' }));
    await vi.waitFor(async () => expect(await ask()).toBe('New'));
  });

  it('with a section for which the site has no plugin are reported once, not with each answer or account', async () => {
    const section = { type: 'hologram', id: 'h', data: {} };
    const { api, source, onError } = await open(1);
    api.answer(200, { ...samplePage(), sections: [section] });
    for (const account of ['@komorebi', '@shanlan', '@komorebi']) {
      await source.get(account, 'en', 'web');
      await getOld();
    }
    await vi.waitFor(() => expect(api.requests.length).toBeGreaterThan(2));
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it.each([
    [404, 'DATA_NOT_FOUND'],
    [410, 'DATA_NOT_FOUND'],
    [403, 'FORBIDDEN_SEARCH_ID'],
  ])('that are gone (%d) replace a stale page by that answer', async (status, missing) => {
    const { api, ask, onError } = await open(1);
    await ask();
    await getOld();
    api.answer(status);
    await vi.waitFor(async () => expect(await ask()).toBe(missing));
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([403, 404, 410])('are not gone where it is not the API that says %d', async (status) => {
    const { api, ask, onError } = await open(1);
    await ask();
    await getOld();
    api.answer(status, undefined, 'Request blocked.');
    for (const failures of [1, 2]) {
      expect(await ask()).toBe('Old');
      await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(failures));
      await getOld();
    }
  });

  it('are not served when older than shared caches may serve them', async () => {
    const clock = performance.now.bind(performance);
    let later = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + later);
    onTestFinished(() => void vi.restoreAllMocks());
    const waitADay = (): Promise<void> => {
      later += 24 * 60 * 60 * 1000;
      return getOld();
    };
    const { api, ask } = await open();
    await ask();
    api.answer(200, samplePage({ name: 'New' }));
    await waitADay();
    expect(await ask()).toBe('New');
    // Unless no newer one can be fetched.
    api.answer(503);
    await waitADay();
    expect(await ask()).toBe('New');
  });

  it('are remembered as missing without a second request while that is fresh', async () => {
    const { api, ask } = await open();
    api.answer(404);
    expect([await ask(), await ask()]).toEqual(['DATA_NOT_FOUND', 'DATA_NOT_FOUND']);
    expect(api.requests).toHaveLength(1);
  });

  it('reject when the API fails and nothing is cached, and are requested again the next time', async () => {
    const { api, ask, onError } = await open();
    api.answer(500);
    await expect(ask()).rejects.toMatchObject({ code: 'HTTP_ABNORMAL', data: { status: 500 } });
    expect(onError).not.toHaveBeenCalled();
    api.answer(200, samplePage());
    expect(await ask()).toBe('Komorebi Coffee');
  });

  it('reject when the answer is not an account page', async () => {
    const { api, ask } = await open();
    api.answer(200, { account: { name: 7 } });
    await expect(ask()).rejects.toMatchObject({ code: 'API_RESPONSE_INVALID' });
  });
});

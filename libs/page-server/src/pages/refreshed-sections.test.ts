import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createPageSource } from './page-source.js';
import { samplePage } from '../testing/sample-page.js';
import { plugins } from '../testing/plugins.js';
import { startSectionApi } from '../testing/section-api.js';
import { listen } from '../testing/connections.js';

const posts = (id: string): unknown => ({
  items: [{ id, kind: 'post', publishedAt: '2026-11-01T00:00:00Z', caption: 'Fresh today', pictures: [] }],
});
const feed = { type: 'media-feed', id: 'feed', pageId: 'home' };

async function open(sections: unknown[], answers: Record<string, unknown>) {
  const page = { ...samplePage(), sections };
  const { url } = await startSectionApi(page, answers);
  const onError = vi.fn<(error: unknown) => void>();
  const source = createPageSource({ plugins, settings: {}, apiUrl: url, freshFor: 1, onError });
  /** Ids of the first post of each feed on the page. */
  const shown = async (): Promise<unknown[]> => {
    const answer = await source.get('@komorebi', 'en', 'web');
    const found = 'page' in answer ? answer.page().sections : [];
    return found.map(({ data }) => (data as { items: { id: string }[] } | undefined)?.items[0]?.id);
  };
  return { page, shown, onError };
}

it('a section whose endpoint fails during a refresh keeps its data, and the failure is reported', async () => {
  const answers: Record<string, unknown> = { MEDIA: posts('old') };
  const { page, shown, onError } = await open([feed], answers);
  expect(await shown()).toEqual(['old']);
  delete answers['MEDIA'];
  page.account.name = 'Renamed';
  await expect.poll(() => shown().then(() => onError)).toHaveBeenCalled();
  expect(await shown()).toEqual(['old']);
  answers['MEDIA'] = posts('new');
  await expect.poll(() => shown()).toEqual(['new']);
});

it('a section never gets the data of another one', async () => {
  const answers: Record<string, unknown> = { MEDIA: posts('old') };
  const { page, shown } = await open([feed], answers);
  expect(await shown()).toEqual(['old']);
  delete answers['MEDIA'];
  page.sections = [{ ...feed, id: 'other' }];
  await expect.poll(() => shown()).toEqual([undefined]);
});

it('a section whose endpoint fails the first time has no data', async () => {
  const { shown, onError } = await open([feed], {});
  expect(await shown()).toEqual([undefined]);
  expect(onError).toHaveBeenCalledOnce();
});

const feeds = Array.from({ length: 12 }, (_, number) => ({
  ...feed,
  id: `feed${number}`,
  pageId: `page${number}`,
}));

it('the sections that fail in one refresh are reported at once', async () => {
  const { shown, onError } = await open(feeds, {});
  await shown();
  expect(onError.mock.calls).toMatchObject([[{ code: 'HTTP_ABNORMAL' }, '@komorebi', { length: 11 }]]);
});

it('the API never has more calls at once than MOST_AT_ONCE, however many sections the pages have', async () => {
  let running = 0;
  let most = 0;
  const server = createServer(({ url = '' }, response) => {
    most = Math.max(most, (running += 1));
    setImmediate(() => {
      running -= 1;
      const result = url.includes('/plugin/') ? posts('one') : { ...samplePage(), sections: feeds };
      response.end(JSON.stringify({ result }));
    });
  });
  const port = await listen(server);
  const apiUrl = `http://127.0.0.1:${port}`;
  const source = createPageSource({
    ...{ plugins, settings: {}, apiUrl, mostAtOnce: 4, onError: vi.fn() },
  });
  await source.get('@known', 'en', 'web');
  const pages = await Promise.all(
    (['ja', 'th', 'ko', 'id'] as const).map((each) => source.get('@known', each, 'web')),
  );
  expect(pages).toHaveLength(4);
  expect(most).toBe(4);
});

it('an odd field is left out and reported once, however often the page is fetched', async () => {
  const { page, shown, onError } = await open([feed], { MEDIA: posts('old') });
  Object.assign(page.account, { friendCount: 'many' });
  for (let number = 0; number < 3; number += 1) expect(await shown()).toEqual(['old']);
  Object.assign(page.account, { friendCount: 12, followerCount: {} });
  await expect.poll(() => shown().then(() => onError)).toHaveBeenCalledTimes(2);
  expect(onError.mock.calls.map(([error]) => (error as { data: unknown }).data)).toMatchObject([
    { places: ['account.friendCount'] },
    { places: ['account.followerCount'] },
  ]);
});

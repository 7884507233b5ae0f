import { startFront } from '../support/front.js';
import { expect, test } from './support/fixtures.js';

test(
  'without a network an opened coupon can be shown at the counter, and what was never seen says so',
  { tag: '@end-to-end' },
  async ({ tab }) => {
    const front = await startFront();
    const address = '/@komorebi/coupon/c-beans?lang=en';
    const keptFiles = (): Promise<{ isPageKept: boolean; missing: string[] }> =>
      tab.evaluate(async (path) => {
        const files = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.startsWith('/assets/'));
        const isKept = await Promise.all([path, ...files].map((each) => caches.match(each)));
        const [page, ...rest] = isKept.map(Boolean);
        return { isPageKept: page === true, missing: files.filter((_, index) => !rest[index]) };
      }, address);
    try {
      await tab.goto(`${front.url}${address}`);
      await tab.ready();
      const title = await tab.role('heading', undefined, { level: 1 }).shown();
      const showAtCounter = async (): Promise<void> => {
        await tab.role('button', 'Show at the counter').click();
        for (const name of [title[0] ?? '', '豆200gで20gおまけ']) await tab.role('dialog').text(name).shown();
      };
      await showAtCounter();
      await expect.poll(keptFiles, { timeout: 30_000 }).toEqual({ isPageKept: true, missing: [] });
      await expect.poll(() => tab.evaluate(() => caches.has('oa-profile-offline-1'))).toBe(true);

      await front.down();
      await tab.reload();
      await tab.ready();
      await tab.text(/This page is from /).shown();
      expect(await tab.role('heading', undefined, { level: 1 }).shown()).toEqual(title);
      // Also in the language of the staff: its texts are kept, and the API is another server, which still answers.
      await showAtCounter();

      // Of what was never seen a page of ours says so, and tries again.
      await tab.goto(`${front.url}/@shanlan?lang=en`);
      await tab.role('heading', 'This page is not available right now', { level: 1 }).shown();
      await front.up();
      await tab.css('a').click();
      await tab.ready();
    } finally {
      // It may have been removed already.
      await front.down().catch(() => undefined);
    }
  },
);

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
      await tab.text(/^(?:Offline · f|F)rom /).shown();
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

for (const how of ['cut', 'silent'] as const)
  test(
    `a page whose network is ${how} in the middle of the document is replaced by the kept one`,
    { tag: '@end-to-end' },
    async ({ tab, complaints }) => {
      // What has come of the document has no data, or not all, and what it has asked for is given up.
      complaints.allow(/^/);
      const front = await startFront();
      const address = '/@komorebi?lang=en';
      // The browser's own cache would bring the whole document.
      front.change(({ headers }) => ({ headers: { ...headers, 'cache-control': 'no-cache' } }));
      try {
        await tab.goto(`${front.url}${address}`);
        await tab.ready();
        const isKept = () => tab.evaluate(async (path) => (await caches.match(path)) !== undefined, address);
        await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
        front.breakOff(how);
        // WebDriver waits for the document's end.
        await tab.evaluate((href) => void setTimeout(() => location.assign(href)), `${front.url}${address}`);
        await tab.text(/^(?:Offline · f|F)rom /).shown();
        await tab.ready();
      } finally {
        await front.down().catch(() => undefined);
      }
    },
  );

test(
  'a link whose address nothing answers leaves the page as it was, which says so',
  { tag: '@end-to-end' },
  async ({ tab, complaints }) => {
    // Parts of the page that come a minute later cannot come any more.
    complaints.allow(/^\[load |^Cannot load .*\/assets\//);
    const front = await startFront();
    try {
      await tab.goto(`${front.url}/@komorebi?lang=en`);
      await tab.ready();
      await tab.waitFor(() => navigator.serviceWorker.controller !== null);
      await expect.poll(() => tab.evaluate(() => caches.has('oa-profile-offline-1'))).toBe(true);
      // WebDriver cannot bring back a window.
      await tab.evaluate(() => void Object.assign(window, { stayed: true }));
      await front.down();
      for (const path of ['/@komorebi/contact.vcf?lang=en', '/@shanlan?lang=en', '/@komorebi?lang=ja']) {
        await tab.evaluate((href) => {
          document.getElementById('tapped')?.remove();
          const link = Object.assign(document.createElement('a'), { href, id: 'tapped', textContent: 'Tap' });
          document.querySelector('main')?.prepend(link);
        }, path);
        await tab.css('#tapped').click();
        await tab.role('alert').text('A network error occurred. Please try again.').shown();
        await tab.role('alert').role('button').click();
        await tab.role('alert').text('A network error occurred. Please try again.').gone();
      }
      expect(await tab.evaluate(() => 'stayed' in window)).toBe(true);
      expect((await tab.url()).href).toBe(`${front.url}/@komorebi?lang=en`);
    } finally {
      await front.down().catch(() => undefined);
    }
  },
);

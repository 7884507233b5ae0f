import type { AccountPage } from '@oa-profile/api-client';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { startSectionApi } from '../testing/section-api.js';
import { samplePage } from '../testing/sample-page.js';
import { openServer } from '../testing/open-server.js';
import { plugins } from '../testing/plugins.js';

const coupon = (id: string, name: string) => ({
  id,
  name,
  guide: 'Show this before you pay.',
  kind: 'gift',
  startsAt: '2026-11-01T00:00:00+09:00',
  endsAt: '2027-01-31T23:59:00+09:00',
});
const basicInfo = { type: 'basic-info', id: 'info', data: { address: { text: '3-99-7 Yanaka' } } };
const coupons = { type: 'coupon', id: 'c', pageId: 'home' };
const busyTimes = { type: 'busy-times', id: 'b', pageId: 'home' };

async function open(
  sections: AccountPage['sections'],
  answers: Record<string, unknown>,
  shown: readonly Plugin[] = plugins,
) {
  const api = await startSectionApi({ ...samplePage(), sections }, answers);
  const { app, log } = await openServer({ plugins: shown, env: { API_URL: api.url } });
  return { app, api, log };
}

const htmlOf = async (app: Hono, address: string): Promise<string> =>
  (await app.request(address, { headers: { 'accept-language': 'en' } })).text();

describe('sections with an endpoint of their own', () => {
  it('sections with an endpoint of their own are in the HTML', async () => {
    const { app } = await open([coupons], { COUPON: { items: [coupon('c-1', 'A free cake')] } });
    expect(await htmlOf(app, '/@komorebi')).toContain('A free cake');
  });

  it('sections with an endpoint of their own that fail affect nothing else, and are left to the browser', async () => {
    const { app, log } = await open([coupons, basicInfo], {});
    const html = await htmlOf(app, '/@komorebi');
    expect(html).toContain('3-99-7 Yanaka');
    expect(html).toContain('data-plugin="coupon"');
    expect(log.join()).toContain('HTTP_ABNORMAL');
  });

  it('sections with an endpoint of their own that have nothing to show are left out without an entry in the log', async () => {
    const { app, log } = await open([busyTimes], {
      TRAFFICINFO: { refusal: { statusCode: 'NOT_FOUND_TRAFFIC_INFO', message: 'none' } },
    });
    expect(await htmlOf(app, '/@komorebi')).not.toContain('data-plugin="busy-times"');
    expect(log).toEqual([]);
  });

  it('sections with an endpoint of their own of an unknown type are left out and logged', async () => {
    const { app, log } = await open([{ type: 'hologram', id: 'h' }, basicInfo], {});
    expect(await htmlOf(app, '/@komorebi')).not.toContain('hologram');
    expect(log.join()).toContain('Unknown section hologram');
  });

  it('sections that the site leaves out are not logged, and neither they nor their items have an address', async () => {
    const { app, log } = await open(
      [coupons, basicInfo],
      {},
      plugins.map((plugin) => (plugin.name === 'coupon' ? { name: 'coupon' } : plugin)),
    );
    expect(await htmlOf(app, '/@komorebi')).not.toContain('data-plugin="coupon"');
    for (const path of ['/@komorebi/coupon', '/@komorebi/coupon/first-cup'])
      expect((await app.request(path)).status).toBe(404);
    expect(log).toEqual([]);
  });
});

describe('the first screen', () => {
  const reviews = {
    type: 'reviews',
    id: 'r',
    data: { average: 4.5, count: 360, distribution: [3, 5, 19, 102, 231], items: [] },
  };

  it('the first screen has no offer in the view that shows it', async () => {
    const { app } = await open([basicInfo, coupons], {
      COUPON: { items: [coupon('c-1', 'A free cake'), coupon('c-2', 'A free tea')] },
    });
    expect(await htmlOf(app, '/@komorebi/coupon/c-2')).toMatch(/data-fact="offer" href="[^"]*c-1"/);
    expect(await htmlOf(app, '/@komorebi/coupon/c-1')).not.toContain('data-fact="offer"');
  });

  it('the first screen has no strip if nothing is known', async () => {
    const { app } = await open([], {});
    expect(await htmlOf(app, '/@komorebi')).not.toMatch(/At a glance|data-fact/);
  });

  it('the first screen has no chip for a section that has nothing to show', async () => {
    const faq = { type: 'faq', id: 'f', data: { items: [] } };
    const { app } = await open([basicInfo, reviews, faq, coupons], {
      COUPON: { items: [coupon('c-1', 'Cake')] },
    });
    const html = await htmlOf(app, '/@komorebi');
    expect(html).toContain('href="#oa-coupon"');
    expect(html).not.toContain('href="#oa-faq"');
  });
});

describe('all of a section', () => {
  it('all of a section has an address, a title and the data of that section alone', async () => {
    const { app } = await open([basicInfo, coupons], { COUPON: { items: [coupon('c-1', 'A free cake')] } });
    const response = await app.request('/@komorebi/coupon', { headers: { 'accept-language': 'en' } });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<title>Coupons | Komorebi Coffee</title>');
    expect(html).toContain('<link rel="canonical" href="https://page.example/@komorebi/coupon">');
    expect(html).toContain('A free cake');
    expect(html).not.toContain('data-plugin="basic-info"');
  });

  it.each(['/@komorebi/faq', '/@komorebi/coupon', '/@komorebi/hologram'])(
    'all of a section is not found if there is no such section: %s',
    async (address) => {
      const { app } = await open([basicInfo, coupons], { COUPON: { items: [] } });
      expect((await app.request(address)).status).toBe(404);
    },
  );
});

describe('an item', () => {
  const pages = {
    COUPON: { items: [coupon('c-1', 'A free cake')], nextCursor: '2' },
    'COUPON 2': { items: [coupon('c-2', 'Half a coffee')] },
  };

  it('an item that is gone leads to its list, by name, and to the account', async () => {
    const { app } = await open([basicInfo, coupons], pages);
    const response = await app.request('/@komorebi/coupon/gone?lang=en');
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<a href="\/@komorebi\/coupon\?lang=en"[^]*?>Show all coupons</);
    expect(html).toMatch(/<a href="\/@komorebi\?lang=en"[^]*?>Go to the account’s page</);
  });

  it('an item has its own title, description and address', async () => {
    const { app } = await open([coupons], pages);
    const html = await htmlOf(app, '/@komorebi/coupon/c-1?lang=en');
    expect(html).toContain('<title>A free cake | Komorebi Coffee</title>');
    expect(html).toContain('<meta property="og:title" content="A free cake | Komorebi Coffee">');
    expect(html).toContain('content="Show this before you pay."');
    expect(html).toContain('<link rel="canonical" href="https://page.example/@komorebi/coupon/c-1?lang=en">');
    expect(html).toContain('<h1');
    expect(html).not.toContain('ld+json');
  });

  it('an item is found on a later page of its list', async () => {
    const { app, api } = await open([coupons], pages);
    expect(await htmlOf(app, '/@komorebi/coupon/c-2')).toContain('Half a coffee');
    expect(api.requests.filter((path) => path.includes('cursor=2'))).toHaveLength(1);
  });

  it('an item is not called gone while its section cannot be loaded', async () => {
    const answers: Record<string, unknown> = {};
    const { app } = await open([coupons], answers);
    const address = '/@komorebi/coupon/c-1';
    const failed = await app.request(address);
    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).not.toBeNull();
    Object.assign(answers, pages);
    expect(await htmlOf(app, address)).toContain('A free cake');
  });

  it.each(['/@komorebi/coupon/c-9', '/@komorebi/faq/c-1', '/@komorebi/hologram/c-1'])(
    'an item is not at %s',
    async (address) => {
      const { app } = await open([coupons], pages);
      expect((await app.request(address)).status).toBe(404);
    },
  );
});

describe('a view', () => {
  it('a view of the place exists only for accounts that have one', async () => {
    const { app } = await open([basicInfo, coupons], {});
    const html = await htmlOf(app, '/@komorebi/place');
    expect(html).toContain('3-99-7 Yanaka');
    expect(html).not.toContain('data-plugin="coupon"');
    const without = await open([coupons], {});
    expect((await without.app.request('/@komorebi/place')).status).toBe(404);
  });

  it('a view to report a review shows it, is not indexed, and exists only with the review', async () => {
    const item = {
      id: 'r-1',
      author: 'Mia <K>',
      stars: 1,
      body: 'Rude words.',
      createdAt: '2026-11-08T15:20:00+09:00',
    };
    const data = { average: 1, count: 1, distribution: [1, 0, 0, 0, 0], items: [item] };
    const { app } = await open([{ type: 'reviews', id: 'r', data }, basicInfo], {});
    const html = await htmlOf(app, '/@komorebi/report/reviews/r-1');
    expect(html).toMatch(/<title>Report this review \|/);
    expect(html).toContain('noindex');
    const form = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
    expect(form).toContain('Mia &lt;K&gt;');
    expect(form).toContain('Rude words.');
    // This account takes no reports: nothing leads there.
    expect(await htmlOf(app, '/@komorebi/reviews')).not.toContain('/report');
    for (const path of ['reviews/r-2', 'reviews', 'coupon/r-1', 'constructor/r-1', 'basic-info/r-1'])
      expect((await app.request(`/@komorebi/report/${path}`)).status).toBe(404);
  });

  it('a view to report an account is not indexed', async () => {
    const { app } = await open([basicInfo], {});
    const html = await htmlOf(app, '/@komorebi/report');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
    expect(html).toContain('<form');
  });
});

it('the views of two sections are kept apart, whichever was requested first', async () => {
  const { app } = await open([coupons, basicInfo], { COUPON: { items: [coupon('c-1', 'A free cake')] } });
  for (const [first, second] of [
    ['coupon', 'basic-info'],
    ['basic-info', 'coupon'],
  ] as const) {
    await htmlOf(app, `/@komorebi/${first}?lang=en`);
    const html = await htmlOf(app, `/@komorebi/${second}?lang=en`);
    expect(html).toContain(`data-plugin="${second}"`);
    expect(html).not.toContain(`data-plugin="${first}"`);
  }
});

import type { Plugin, LateView, SectionOutline } from '@oa-profile/plugin-sdk/page';
import type { PluginServer } from '@oa-profile/plugin-sdk/server';
import { defineSection, type PluginTexts } from '@oa-profile/plugin-sdk';
import type { PageTab } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readConfig } from './requests/config.js';
import { plugins } from './testing/plugins.js';
import { openServer, type OpenServer } from './testing/open-server.js';
import { samplePage } from './testing/sample-page.js';

const page = samplePage({ features: ['reservation'] }, { address: { text: '3-99-7 Yanaka, Tokyo' } });

const dataOf = async ({ get }: OpenServer): Promise<Record<string, unknown>> => {
  const html = await (await get('/@komorebi?lang=en')).text();
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, unknown>;
};

it('a plugin that throws when it asks a section costs that answer only, and is in the log', async () => {
  const broken = (): never => {
    throw new Error('broken');
  };
  const asking: Plugin = { name: 'asking', server: { ofSection: broken, ofPage: broken } };
  const server = await openServer({ page, plugins: [asking, ...plugins] });
  const [outline] = (await dataOf(server))['outline'] as SectionOutline[];
  expect(outline?.of).toHaveProperty('last-visit');
  expect(outline?.of).not.toHaveProperty('asking');
  expect(outline?.highlights).not.toEqual([]);
  expect(server.log.join()).toContain('broken');
});

it('a plugin whose answer about a section is no JSON costs that answer only', async () => {
  const asking: Plugin = { name: 'asking', server: { ofSection: () => 1n, ofPage: () => ({ some: 1n }) } };
  const subPages = [{ id: 'more', title: 'More', sections: page.sections }];
  const server = await openServer({ page: { ...page, subPages }, plugins: [asking, ...plugins] });
  const { outline, tabs } = await dataOf(server);
  for (const { of } of [...(outline as SectionOutline[]), ...(tabs as PageTab[])]) {
    expect(of).toHaveProperty('last-visit');
    expect(of).not.toHaveProperty('asking');
  }
  expect(server.log.join()).toContain('BigInt');
});

it('a plugin that makes others wait for its answer about a section has none, and does not end the server', async () => {
  const asking: Plugin = {
    name: 'asking',
    server: { ofSection: () => Promise.reject(new Error('broken later')) },
  };
  const server = await openServer({ page, plugins: [asking, ...plugins] });
  const [outline] = (await dataOf(server))['outline'] as SectionOutline[];
  expect(outline?.of).not.toHaveProperty('asking');
  expect(server.log.join()).toContain('asking must answer at once');
  expect(server.log.join()).toContain('broken later');
});

it('what a plugin asks of a page knows each answer about its sections as it is, also if that is a list', async () => {
  const asking: Plugin = {
    name: 'asking',
    server: {
      ofSection: (section, data) => [section.type, data !== undefined],
      ofPage: (answers) => answers,
    },
  };
  const subPages = [{ id: 'more', title: 'More', sections: page.sections }];
  const server = await openServer({ page: { ...page, subPages }, plugins: [asking, ...plugins] });
  const [tab] = (await dataOf(server))['tabs'] as PageTab[];
  expect(tab?.of?.['asking']).toEqual([['basic-info', true]]);
});

it.each(['summary', 'shortcuts', 'menus', 'contact', 'call', 'keep', 'share'])(
  'a section that is called %s is on every page, beside the part of the page that could be called so',
  async (name) => {
    const texts: PluginTexts = { namespace: `own-${name}`, load: () => Promise.resolve({ title: 'Own' }) };
    const section = defineSection({
      type: name,
      texts,
      schema: v.object({ words: v.string() }),
      source: { kind: 'account-page' },
      isEmpty: () => false,
      Section: () => 'Open tomorrow',
    });
    const sections = [...page.sections, { type: name, id: name, data: { words: 'Back at noon' } }];
    const own: Plugin = { name, section: () => Promise.resolve(section) };
    const server = await openServer({ page: { ...page, sections }, plugins: [...plugins, own] });
    for (const address of ['/@komorebi', '/liff/@komorebi']) {
      const html = await (await server.get(`${address}?lang=en`)).text();
      expect(html.split('Open tomorrow'), address).toHaveLength(2);
    }
    expect(server.log.join()).not.toContain('destructure');
  },
);

describe("a site's own plugin", () => {
  const sections = plugins.filter(({ section }) => section);
  const withOwn = (server: PluginServer, others: readonly Plugin[] = []) =>
    openServer({ page, plugins: [{ name: 'queue', server }, ...others, ...sections] });

  it("a site's own plugin asks the API for what the page has of it, once while that is fresh", async () => {
    const server = await withOwn({
      ask: async ({ account }, { api }) => ({
        waiting: Object.keys(await api.getAccountPage(account.basicSearchId)).length,
        none: undefined,
      }),
    });
    const given = { queue: { waiting: expect.any(Number) as number } };
    expect((await dataOf(server))['given']).toEqual(given);
    expect((await dataOf(server))['given']).toEqual(given);
    expect(server.api.requests.map(({ path }) => path)).toEqual([
      '/v1/account-page/%40komorebi/',
      '/v1/account-page/%40412kmrbi/',
    ]);
  });

  it.each<[string, PluginServer['ask']]>([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['fails', () => Promise.reject(new Error('broken'))],
    ['hangs', () => new Promise(() => undefined)],
    ['answers what is no JSON', () => 1n],
  ])('a plugin that %s costs only its own part, and is in the log', async (_, ask) => {
    const server = await withOwn({ ask }, [{ name: 'sound', server: { ask: () => 'here' } }]);
    expect((await dataOf(server))['given']).toEqual({ sound: 'here' });
    expect(server.log.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 'warn', account: '@komorebi' }),
    ]);
  });

  it("a site's own plugin serves a file, which knows what its address says", async () => {
    const { get } = await withOwn({
      files: {
        ticket: {
          path: 'tickets/:number{\\d+\\.txt}',
          parameters: ['of'],
          keptBy: 'none',
          answer: ({ params: { number }, query, language, url, userAgent }) => ({
            name: 'ticket.txt',
            contentType: 'text/plain; charset=utf-8',
            content: [number, query.get('of'), language, url, userAgent].join(' '),
          }),
        },
      },
    });
    const answer = await get('/@komorebi/tickets/12.txt?of=4&lang=ja', { 'user-agent': 'Phone' });
    expect(await answer.text()).toBe('12.txt 4 ja https://page.example/@komorebi Phone');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="ticket.txt"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await get('/@komorebi/tickets/x.txt')).status).toBe(404);
  });

  it("a site's own plugin does not know whose device asks for a file that all share", async () => {
    const { get } = await withOwn({
      files: {
        device: {
          path: 'device',
          keptBy: 'all',
          answer: ({ userAgent }) => ({ contentType: 'text/plain', content: `[${userAgent}]` }),
        },
      },
    });
    expect(await (await get('/@komorebi/device', { 'user-agent': 'Phone' })).text()).toBe('[]');
  });

  it("a site's own plugin leads elsewhere, or nowhere", async () => {
    const { get } = await withOwn({
      files: {
        counter: {
          path: 'counter',
          parameters: ['to'],
          keptBy: 'browser',
          answer: ({ query }) => (query.has('to') ? { to: 'https://counter.example/' } : undefined),
        },
      },
    });
    const answer = await get('/@komorebi/counter?to');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://counter.example/');
    expect(answer.headers.get('cache-control')).toContain('private');
    const nowhere = await get('/@komorebi/counter');
    expect(nowhere.status).toBe(404);
    expect(nowhere.headers.get('cache-control')).toBe('no-store');
  });

  it('a file that throws costs neither the page nor other files', async () => {
    const { get } = await withOwn({
      files: {
        broken: { path: 'broken', keptBy: 'all', answer: () => Promise.reject(new Error('broken')) },
      },
    });
    const broken = await get('/@komorebi/broken');
    expect(broken.status).toBe(503);
    expect(broken.headers.get('cache-control')).toBe('no-store');
    for (const address of ['/@komorebi', '/@komorebi/contact.vcf'])
      expect((await get(address)).status, address).toBe(200);
  });

  it('a part that throws while it is rendered is left out, and the page comes at once', async () => {
    const throws = (): never => {
      throw new Error('broken');
    };
    const { get, log } = await openServer({
      page,
      plugins: [{ name: 'queue', UnderShortcuts: throws }, ...plugins],
    });
    const answer = await get('/@komorebi');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('3-99-7 Yanaka, Tokyo');
    expect(log.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'broken' }),
    );
  });

  it("a site's own plugin has a view, with an address like those of others", async () => {
    const card = { title: 'Queue', indexed: true };
    const load = (): Promise<LateView> =>
      Promise.resolve({ texts: commonTexts, Component: () => 'Take a number', card: () => card });
    const { get } = await openServer({ page, plugins: [{ name: 'queue', views: { queue: { load } } }] });
    const html = await (await get('/@komorebi/queue')).text();
    expect(html).toContain('<title>Queue | Komorebi Coffee</title>');
    expect(html).toContain('Take a number');
    expect((await get('/@komorebi/queue.')).headers.get('location')).toBe('/@komorebi/queue');
    expect(await (await get('/@komorebi/sitemap.xml')).text()).toContain('/@komorebi/queue?');
  });

  it('a view that does not load costs only its own address, not the sitemap', async () => {
    const load = (): Promise<LateView> => Promise.reject(new Error('offline'));
    const { get } = await openServer({
      page,
      plugins: [{ name: 'queue', views: { queue: { load } } }, ...plugins],
    });
    const sitemap = await get('/@komorebi/sitemap.xml');
    expect(sitemap.status).toBe(200);
    expect(await sitemap.text()).toContain('/@komorebi/place?');
    expect((await get('/@komorebi/queue')).status).toBe(503);
  });

  it.each(['page', 'profile', 'section', 'item', 'error', 'Queue', 'a/b', ''])(
    'a site does not start with a view called %j, whose address would not lead to it',
    async (name) => {
      const load = (): Promise<LateView> => Promise.reject(new Error('offline'));
      await expect(
        openServer({ page, plugins: [{ name: 'queue', views: { [name]: { load } } }] }),
      ).rejects.toThrow(new RangeError(`No view can be called '${name}'`));
    },
  );

  it("a site's own plugin asks and frames services that the policy of each page allows, from variables of its own", async () => {
    const queue: Plugin = {
      name: 'queue',
      server: {
        variables: { QUEUE_BOARD: { places: [] } },
        requests: () => ['wss://queue.example/live'],
        frames: ({ QUEUE_BOARD: board }) => (board ? [board] : []),
      },
    };
    const env = { QUEUE_BOARD: 'https://board.example/today' };
    const { get } = await openServer({ page, plugins: [queue, ...plugins], env });
    const policy = (await get('/@komorebi')).headers.get('content-security-policy');
    expect(policy).toMatch(/; connect-src [^;]* wss:\/\/queue\.example;/);
    expect(policy).toContain('; frame-src https://board.example;');
    await expect(
      openServer({ page, plugins: [queue], env: { QUEUE_BOARD: 'http://board.example' } }),
    ).rejects.toThrow(
      "'http://board.example', which the plugin 'queue' names in its frames, must begin with https:// or wss://, or http://localhost.",
    );
  });

  it("a site's own plugin has variables of its own, and is told of mistakes in them", () => {
    const own = [
      { server: { variables: { QUEUE_BOARD: { places: ['{id}'] }, QUEUE_NAME: 'text' } } },
      { server: { variables: { QUEUE_STAFF: { places: [] } } } },
    ] as const;
    const env = { API_URL: 'https://api.example' };
    expect(
      readConfig({ ...env, QUEUE_BOARD: 'https://a.example/{id}', MAP_ATTRIBUTION: 'Maps' }, own).settings,
    ).toEqual({ QUEUE_BOARD: 'https://a.example/{id}' });
    expect(() =>
      readConfig(
        { QUEUE_BOARD: 'https://a.example/{nr}', QUEUE_NAME: ' ', QUEUE_STAFF: 'https://a.example/{id}' },
        own,
      ),
    ).toThrow(
      [
        'API_URL must be set.',
        'QUEUE_BOARD must contain {id}.',
        'QUEUE_NAME must be one line, without spaces before or after it.',
        'QUEUE_STAFF must have no braces.',
      ].join('\n'),
    );
    expect(readConfig({ ...env, QUEUE_BORD: 'x' }, own).warnings).toEqual([
      'Unknown variable QUEUE_BORD: did you mean QUEUE_BOARD?',
    ]);
  });
});

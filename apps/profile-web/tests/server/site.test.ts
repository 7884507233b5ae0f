import { directionsUrl, visitEntryUrl } from '@oa-profile/plugin-place/internal/testing';
import { calendarEntryUrl } from '@oa-profile/plugin-reservation/internal/testing';
import { specialDayEntryUrl, type PageTab } from '@oa-profile/plugin-sdk/internal';
import type { Plugin, SectionOutline } from '@oa-profile/plugin-sdk/page';
import { fileKindsOf } from '@oa-profile/profile';
import { ownPlugins } from '@oa-profile/profile/internal';
import { describe, expect, it } from 'vitest';
import { plugins } from '../../src/plugins.js';
import { openSite, type OpenSite, type OpenSiteOptions } from './open-site.js';
import { samplePage } from './sample-page.js';

const info = {
  phone: '+81 3-0123-4567',
  address: { text: '3-99-7 Yanaka, Tokyo', latitude: 35.7, longitude: 139.7 },
  hours: {
    timeZone: 'Asia/Tokyo',
    weekly: {},
    special: [{ from: '2026-11-23', to: '2026-11-23', intervals: [] }],
  },
} as unknown as NonNullable<Parameters<typeof samplePage>[1]>;
const page = samplePage(['reservation'], info);

const accountFileKinds = fileKindsOf([...plugins, ...ownPlugins]);
const owner = { shareUrl: 'https://page.example/@komorebi', servedFiles: accountFileKinds };
const reserved = {
  reservationId: 'r',
  startsAt: '2026-11-24T18:30:00+09:00',
  durationMinutes: 90,
  partySize: 4,
};
/** The addresses to which the page links, by the plugin whose they are. */
const linked = {
  reservation: [calendarEntryUrl(owner, 'en', reserved)],
  place: [
    visitEntryUrl(owner, 'en', new Date('2026-11-28T18:00:00+09:00')),
    specialDayEntryUrl(owner, 'en', '2026-11-23'),
    directionsUrl(owner),
  ],
};

const dataOf = async ({ get }: OpenSite): Promise<Record<string, unknown>> => {
  const html = await (await get('/@komorebi?lang=en')).text();
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, unknown>;
};

describe("this site's plugins", () => {
  it("this site's plugins answer the addresses to which the page links", async () => {
    const { get } = await openSite({ page });
    for (const address of Object.values(linked).flat())
      expect((await get(address ?? '')).status, address).toBe(address?.endsWith('directions') ? 302 : 200);
  });

  it('each page links and answers the same files of an account whose basic information is on another page', async () => {
    const subPages = [{ id: 'more', title: 'More', sections: page.sections }];
    const { get } = await openSite({ page: { ...page, sections: [], subPages } });
    for (const address of [
      '/@komorebi',
      '/@komorebi/page/more',
      '/@komorebi/place',
      '/@komorebi/basic-info',
    ]) {
      const html = await (await get(address)).text();
      for (const file of ['contact.vcf', 'directions']) expect(html, address).toContain(`/@komorebi/${file}`);
    }
    for (const file of ['contact.vcf', 'directions', 'hours/2026-11-23.ics', 'place'])
      expect((await get(`/@komorebi/${file}`)).status, file).toBeLessThan(400);
  });

  it('no page links a file that the account does not have', async () => {
    const { get } = await openSite({ page: samplePage([], {}) });
    const html = await (await get('/@komorebi')).text();
    for (const file of ['contact.vcf', 'directions']) {
      expect(html).not.toContain(`/@komorebi/${file}`);
      expect((await get(`/@komorebi/${file}`)).status, file).toBe(404);
    }
  });

  it.each([
    ['/@komorebi/hours/2026-11-23.ics', 's-maxage=60'],
    ['/@komorebi/visit.ics?start=2026-11-28T09:00:00.000Z', 'no-store'],
    ['/@komorebi/reservation.ics?start=2026-11-28T09:00:00.000Z&minutes=90&people=4', 'no-store'],
    ['/@komorebi/directions', 'private'],
  ])('caches keep %s as far as it tells nothing of a visitor: %s', async (address, kept) => {
    const { get } = await openSite({ page });
    const { headers } = await get(address);
    expect(headers.get('cache-control')).toContain(kept);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it("this site's plugins send what is around the account, and where maps have their pictures", async () => {
    const nearby = { id: 'a', name: 'Abacus', distance: 80, latitude: 35.7, longitude: 139.7 };
    const server = await openSite({
      page: { ...page, nearbyPlaces: [nearby] },
      env: { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_ATTRIBUTION: 'Maps' },
    });
    expect((await dataOf(server))['given']).toEqual({
      place: {
        nearby: [expect.objectContaining(nearby)],
        tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Maps' },
      },
    });
    const policy = (await server.get('/@komorebi')).headers.get('content-security-policy');
    expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.example[; ]/);
    expect(policy).toMatch(/media-src 'self' https:\/\/images\.example;/);
  });

  it('no file of an account has the name of another', () => {
    expect(accountFileKinds).toEqual([...new Set(accountFileKinds)]);
  });
});

describe.each(['reservation', 'place'] as const)('a site without %s', (name) => {
  const open = (options: OpenSiteOptions = {}) =>
    openSite({ page, plugins: plugins.filter((plugin) => plugin.name !== name), ...options });

  it('answers its addresses with 404, and offers the account', async () => {
    const { get } = await open();
    for (const address of [...linked[name], `/@komorebi/${name}`, `/@komorebi/${name}?lang=ja`]) {
      const answer = await get(address ?? '');
      expect(answer.status, address).toBe(404);
      expect(await answer.text(), address).toMatch(/<a href="\/@komorebi[?"]/);
    }
  });

  it('has no shortcut to it on the page, and no address of it in the sitemap', async () => {
    const [without, withAll] = [await open(), await openSite({ page })];
    const ways = {
      '/@komorebi': name === 'place' ? '/@komorebi/directions"' : '/@komorebi/reservation"',
      '/@komorebi/sitemap.xml': `/@komorebi/${name}?`,
    };
    for (const [address, way] of Object.entries(ways)) {
      expect(await (await withAll.get(address)).text(), address).toContain(way);
      expect(await (await without.get(address)).text(), address).not.toContain(way);
    }
  });

  it('asks the API for nothing of it, and has nothing of it in the data of the page', async () => {
    const server = await open({ env: { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' } });
    const data = await dataOf(server);
    expect(data['given']).not.toHaveProperty(name);
    const kinds = accountFileKinds.filter((kind) => (data['servedFiles'] as string[]).includes(kind));
    expect(accountFileKinds.length - kinds.length).toBe(linked[name].length);
    expect(server.asked.filter((path) => path.includes('/reservation'))).toHaveLength(
      name === 'reservation' ? 0 : 1,
    );
    const policy = (await server.get('/@komorebi')).headers.get('content-security-policy') ?? '';
    expect(policy.includes('tiles.example')).toBe(name !== 'place');
  });
});

describe.each(['search', 'last-visit'])('a site without %s', (name) => {
  const subPages = [{ id: 'more', title: 'More', sections: page.sections }];

  /** What a plugin has asked of the sections of the page, and of the account's other page. */
  async function askedBy(listed: readonly Plugin[]): Promise<unknown[]> {
    const data = await dataOf(await openSite({ page: { ...page, subPages }, plugins: listed }));
    const parts = [...(data['outline'] as SectionOutline[]), ...(data['tabs'] as PageTab[])];
    expect(parts).toHaveLength(2);
    return parts.flatMap(({ of }) => (of && name in of ? [of[name]] : []));
  }

  it('asks the sections for nothing of it', async () => {
    expect(await askedBy(plugins)).not.toEqual([]);
    expect(await askedBy(plugins.filter((plugin) => plugin.name !== name))).toEqual([]);
  });
});

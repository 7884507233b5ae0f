import type { PageServer } from '@oa-profile/page-server';
import { addDays, daysBetween, instantAt, localDate, minutesOfDay } from '@oa-profile/business-hours';
import type { Language } from '@oa-profile/i18n';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contentLines, valuesOf } from './content-lines.js';
import { findAll, htmlTree, textOf, type HtmlElement } from './html-tree.js';
import { pictures, site, startSampleSite, type SampleSite } from './sample-site.js';
import { hoursReader, specialsOn, timesOn, usualTimes, type OpeningHours } from './stated-hours.js';

/** Accounts of the platform that have a page, with their zones and the languages that they write. */
const accounts: [searchId: string, timeZone: string, ...written: Language[]][] = [
  ['@komorebi', 'Asia/Tokyo', 'ja', 'en', 'th'],
  ['@baanrimnam', 'Asia/Bangkok', 'th', 'en'],
  ['@shanlan', 'Asia/Taipei', 'zh-TW', 'en'],
  ['@melati', 'Asia/Jakarta', 'id', 'en'],
  ['@harbor', 'America/New_York', 'en'],
  ['@blocked', 'Asia/Tokyo', 'ja', 'ko'],
  ['@justaname', 'Asia/Tokyo', 'ja'],
  ['@longnames', 'Asia/Jakarta', 'id', 'en'],
];
const told = accounts.flatMap(([searchId, timeZone, ...written]) =>
  written.map((language) => ({ searchId, timeZone, language })),
);

/** What the samples tell, so that none of it is compared with nothing. */
const kinds = [
  'address',
  'card',
  'coupon',
  'description',
  'entry',
  'hours',
  'position',
  'preview',
  'price',
  'rating',
  'special',
  'status',
  'telephone',
  'website',
  'week',
] as const;
const seen = new Set<(typeof kinds)[number]>();

const SATURDAY = '2026-11-21T12:00:00+09:00';
let now = new Date(SATURDAY);
let sample: SampleSite;
let app: PageServer;

beforeAll(async () => {
  sample = await startSampleSite({ now: () => now });
  app = sample.open();
});
afterAll(() => sample.close());

const get = async (path: string, language: Language): Promise<Response> =>
  app.request(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);

/** What search engines read. */
interface BusinessData {
  name: string;
  url: string;
  description?: string;
  image: string[];
  logo?: string;
  telephone?: string;
  sameAs?: string[];
  address?: Readonly<Record<string, string>>;
  geo?: { latitude: number; longitude: number };
  priceRange?: string;
  openingHoursSpecification?: OpeningHours[];
}

/** Pages that have been read. */
const read = new Map<string, HtmlElement>();

async function treeOf(path: string, language: Language): Promise<HtmlElement> {
  const key = `${path} ${language} ${now.toISOString()}`;
  const tree = read.get(key) ?? htmlTree(await (await get(path, language)).text());
  read.set(key, tree);
  return tree;
}

/** What the page of an account says, to people and to machines. */
async function pageOf(path: string, language: Language) {
  const tree = await treeOf(path, language);
  const metas = findAll(tree, 'meta');
  const [data] = findAll(tree, 'script', { type: 'application/ld+json' })[0]?.children ?? [];
  return {
    tree,
    text: textOf(tree),
    title: textOf(findAll(tree, 'title')[0] as HtmlElement),
    meta: (name: string) =>
      metas.find(({ attributes: { property, name: named } }) => (property ?? named) === name)?.attributes[
        'content'
      ],
    links: findAll(tree, 'a').map(({ attributes }) => attributes['href'] ?? ''),
    facts: (fact: string) => findAll(tree, 'a', { 'data-fact': fact }).map(textOf),
    data: typeof data === 'string' ? (JSON.parse(data) as BusinessData) : undefined,
  };
}

/** What previews and search results say of a page. */
const previewOf = ({ title, meta }: Awaited<ReturnType<typeof pageOf>>): unknown[] => [
  title,
  ...['description', 'og:title', 'og:description', 'og:image', 'og:image:alt', 'og:site_name'].map(meta),
];

/** The lines of a file of the account; undefined if it has none. */
async function fileOf(path: string, language: Language) {
  const answer = await get(path, language);
  return answer.ok ? contentLines(await answer.text()) : undefined;
}

const digits = (text: string): string => text.replace(/\D/g, '');
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe.each(told)('of $searchId in $language', ({ searchId, timeZone, language }) => {
  it('page, preview, structured data, card and calendar entries have the same name, words and picture', async () => {
    const { tree, text, title, meta, data, links } = await pageOf(`/${searchId}`, language);
    const heading = textOf(findAll(tree, 'h1')[0] as HtmlElement);
    expect(heading).toContain(spaced(data?.name ?? ''));
    expect(title).toBe(meta('og:title'));
    const cut = (words = ''): string => spaced(words.replace(/…$/, ''));
    expect(spaced(data?.name ?? '')).toContain(cut(title.split(' | ')[0]?.slice(0, 100)));
    expect(meta('description')).toBe(meta('og:description'));
    if (data?.description) {
      seen.add('description');
      expect(spaced(data.description)).toContain(cut(meta('og:description')));
      expect(text).toContain(spaced(data.description));
    }
    expect(meta('og:url')).toBe(data?.url);
    const pictures = findAll(tree, 'img').map(({ attributes }) => attributes['src']);
    if (data?.logo) expect(pictures).toContain(data.logo);
    const image = meta('og:image') ?? '';
    // One that is drawn here stands in for what previews do not show.
    if (!image.startsWith(`${site}/`)) {
      seen.add('preview');
      expect(data?.image).toContain(image);
    }
    const card = await fileOf(`/${searchId}/contact.vcf`, language);
    expect(links.some((link) => link.includes('/contact.vcf'))).toBe(card !== undefined);
    if (!card) return;
    seen.add('card');
    expect(valuesOf(card, 'FN').map(([name]) => spaced(name ?? ''))).toEqual([spaced(data?.name ?? '')]);
    expect(valuesOf(card, 'ORG')).toEqual(valuesOf(card, 'FN'));
  });

  it('page, structured data and card lead to the same telephone, websites, address and place', async () => {
    const { text, data, links } = await pageOf(`/${searchId}`, language);
    const card = (await fileOf(`/${searchId}/contact.vcf`, language)) ?? [];
    const telephones = [...new Set(links.filter((link) => link.startsWith('tel:')).map(digits))];
    expect(telephones).toEqual(data?.telephone ? [digits(data.telephone)] : []);
    expect(valuesOf(card, 'TEL').map((parts) => digits(parts.join()))).toEqual(telephones);
    for (const { attributes, ...link } of findAll((await pageOf(`/${searchId}`, language)).tree, 'a'))
      if (attributes['href']?.startsWith('tel:')) {
        seen.add('telephone');
        // A national number leaves out the country's.
        expect(digits(attributes['href'])).toContain(
          digits(textOf({ attributes, ...link })).replace(/^0/, ''),
        );
      }
    const [own, ...websites] = valuesOf(card, 'URL').map(([url]) => url);
    if (own) expect(new URL(own).pathname).toBe(new URL(data?.url ?? '').pathname);
    expect(websites).toEqual(own ? (data?.sameAs ?? []) : []);
    for (const website of websites) {
      seen.add('website');
      expect(links).toContain(website);
    }
    const { streetAddress, addressLocality, addressRegion, postalCode } = data?.address ?? {};
    const parts = [streetAddress, addressLocality, addressRegion, postalCode].map((part) => part ?? '');
    if (data?.address) {
      seen.add('address');
      const [, , ...inCard] = valuesOf(card, 'ADR')[0] ?? [];
      expect(inCard.slice(0, -1)).toEqual(parts);
      for (const part of parts) expect(text).toContain(spaced(part));
    } else expect(valuesOf(card, 'ADR')).toEqual([]);
    const { latitude, longitude } = data?.geo ?? {};
    expect(valuesOf(card, 'GEO')).toEqual(data?.geo ? [[String(latitude), String(longitude)]] : []);
    if (data?.geo) {
      seen.add('position');
      const ways = links.filter((link) => new URL(link, pictures).pathname.endsWith('/directions'));
      expect(ways).not.toEqual([]);
      for (const way of ways) {
        const map = (await app.request(way)).headers.get('location') ?? '';
        expect(decodeURIComponent(map)).toContain(`${latitude},${longitude}`);
      }
    }
  });

  it('first screen, sections and structured data have the same prices and ratings', async () => {
    const { facts, data } = await pageOf(`/${searchId}`, language);
    const [price] = facts('price');
    for (const bound of data?.priceRange?.replace(/\+$/, '').split('-') ?? [])
      expect(price).toContain(spaced(bound));
    if (price) {
      seen.add('price');
      expect(data?.priceRange).toBeDefined();
    }
    const info = await pageOf(`/${searchId}/basic-info`, language);
    for (const bound of data?.priceRange?.replace(/\+$/, '').split('-') ?? [])
      expect(info.text).toContain(spaced(bound));
    const [rating] = facts('rating');
    // Search engines do not take an account's word for its own stars.
    expect(JSON.stringify(data ?? {})).not.toMatch(/rating|review/i);
    if (!rating) return;
    seen.add('rating');
    const reviews = await pageOf(`/${searchId}/reviews`, language);
    const section = textOf(findAll(reviews.tree, 'section').at(0) as HtmlElement);
    for (const number of rating.match(/\d[\d.,]*/g) ?? []) expect(section).toContain(number);
  });

  it('table of hours, structured data, card and calendar entries have the same hours on each day', async () => {
    const { data, tree: profile } = await pageOf(`/${searchId}`, language);
    // The whole section, where special days have calendar entries.
    const { tree, links } = await pageOf(`/${searchId}/basic-info`, language);
    const entries = data?.openingHoursSpecification ?? [];
    const today = localDate(timeZone, now);
    const { timesIn, datesIn, weekdaysIn } = hoursReader(language, timeZone, today);
    const rows = findAll(findAll(tree, 'table')[0] ?? tree, 'tr').flatMap((row) => {
      const [day] = findAll(row, 'th', { scope: 'row' });
      const [cell] = findAll(row, 'td');
      if (!day || !cell) return [];
      const [from, until = from] = datesIn(textOf(day));
      const dates =
        from && until
          ? Array.from({ length: daysBetween(from, until) + 1 }, (_, ahead) => addDays(from, ahead))
          : weekdaysIn(textOf(day));
      const services = cell.children.filter(
        (child): child is HtmlElement => typeof child !== 'string' && child.name === 'div',
      );
      // A note has a class; times have none, and a note on the next day beside them is not read.
      const times = services
        .filter(({ attributes }) => attributes['class'] === undefined)
        .map((service) => {
          const [range] = service.children;
          return timesIn(textOf(typeof range === 'object' ? range : service));
        });
      return [{ from, dates, times, entry: findAll(cell, 'a')[0]?.attributes['href'] }];
    });
    expect(rows.length > 0).toBe(entries.length > 0);
    const inTable = new Map<string, string[][]>();
    for (const { dates, times } of rows) for (const date of dates) inTable.set(date, times);
    for (let ahead = 0; ahead < 60 && rows.length > 0; ahead += 1) {
      const date = addDays(today, ahead);
      const said = inTable.get(date);
      const read = timesOn(entries, date);
      // A day without a row is as usual.
      if (said) {
        seen.add('hours');
        expect([date, said]).toEqual([date, read ?? []]);
      } else expect([date, specialsOn(entries, date)]).toEqual([date, []]);
    }
    // Beside it is the reason, which may have times of its own.
    const [special] = findAll(profile, 'a', { 'data-fact': 'special' }).flatMap((fact) =>
      findAll(fact, 'strong').map(textOf),
    );
    if (special) {
      seen.add('special');
      const [date = ''] = datesIn(special);
      expect([date, timesIn(special)]).toEqual([date, (timesOn(entries, date) ?? []).flat()]);
    }
    const card = (await fileOf(`/${searchId}/contact.vcf`, language)) ?? [];
    const [note] = valuesOf(card, 'NOTE');
    const week = note?.[0]?.split('\n').slice(1) ?? [];
    for (const [place, line] of week.entries())
      expect([line, timesIn(line)]).toEqual([line, (usualTimes(entries, (place + 1) % 7) ?? []).flat()]);
    if (note) {
      seen.add('week');
      expect(week).toHaveLength(7);
    }
    const files = links.filter((link) => link.includes('/hours/'));
    expect(new Set(files)).toEqual(new Set(rows.flatMap(({ entry }) => entry ?? [])));
    for (const file of new Set(files)) {
      seen.add('entry');
      const event = (await fileOf(new URL(file).pathname, language)) ?? [];
      const date = (name: string): string | undefined =>
        valuesOf(event, name)[0]?.[0]?.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
      const from = date('DTSTART') ?? '';
      const until = addDays(date('DTEND') ?? addDays(from, 1), -1);
      expect(file).toContain(from);
      const [[summary = ''] = []] = valuesOf(event, 'SUMMARY');
      expect(spaced(summary)).toContain(spaced(data?.name ?? ''));
      for (let each = from; each <= until; each = addDays(each, 1))
        expect([file, each, timesIn(summary.replace(data?.name ?? '', ''))]).toEqual([
          file,
          each,
          (timesOn(entries, each) ?? []).flat(),
        ]);
      const [[location = ''] = []] = valuesOf(event, 'LOCATION');
      expect(textOf(tree)).toContain(spaced(location));
    }
  });
});

const inEnglish = accounts.filter(([, , ...written]) => written.includes('en'));

const withCoupons = inEnglish.filter(([searchId]) => !['@melati', '@harbor'].includes(searchId));

it.each(withCoupons)(
  'each coupon of %s has the same name, end and words in the list, in its view and in its preview',
  async (searchId) => {
    const { tree, facts } = await pageOf(`/${searchId}/coupon`, 'en');
    const tickets = findAll(tree, 'section').flatMap((section) => {
      const [link, another] = findAll(section, 'a').filter(
        ({ attributes }) => !attributes['data-fact'] && attributes['href']?.includes('/coupon/'),
      );
      return link && !another ? [{ link, text: textOf(section) }] : [];
    });
    expect(tickets).not.toEqual([]);
    for (const { link, text } of tickets) {
      seen.add('coupon');
      const name = textOf(link);
      const own = await pageOf(link.attributes['href']?.split('?')[0] ?? '', 'en');
      expect(textOf(findAll(own.tree, 'h1')[0] as HtmlElement)).toBe(name);
      expect(own.title).toContain(name.slice(0, 100));
      for (const [date] of text.matchAll(/[A-Z][a-z]{2} \d{1,2}, \d{4}/g))
        expect([name, own.text]).toEqual([name, expect.stringContaining(date)]);
      expect(own.text).toContain(spaced(own.meta('og:description')?.replace(/…$/, '') ?? ''));
      expect(own.meta('og:url')).toContain(link.attributes['href']?.split('?')[0]);
    }
    const names = tickets.map(({ link }) => textOf(link));
    for (const offer of facts('offer')) expect(names.some((name) => offer.includes(name))).toBe(true);
  },
);

const moments = [
  '2026-11-21T16:10',
  '2026-11-22T00:40',
  '2026-11-24T12:00',
  '2026-11-26T10:00',
  '2026-12-31T23:00',
  '2027-01-04T09:00',
];

describe.each(inEnglish.filter(([searchId]) => searchId !== '@longnames'))(
  'first screen and section of %s',
  (searchId, timeZone) => {
    it.each(moments)(
      'say at %s that it is open exactly when structured data do, and name their next change; the preview says neither',
      async (wallTime) => {
        const usual = previewOf(await pageOf(`/${searchId}`, 'en'));
        const [date = '', time = ''] = wallTime.split('T');
        const [hours = 0, minutes = 0] = time.split(':').map(Number);
        now = instantAt(timeZone, date, hours * 60 + minutes);
        app = sample.open();
        onTestFinished(() => {
          now = new Date(SATURDAY);
          app = sample.open();
        });
        const page = await pageOf(`/${searchId}`, 'en');
        // Messengers and search engines show it for days: it says nothing of a moment.
        expect(previewOf(page)).toEqual(usual);
        const { facts, data, tree } = page;
        const statuses = findAll(tree, 'a', { 'data-fact': 'status' });
        const entries = data?.openingHoursSpecification;
        expect(statuses.length > 0).toBe(entries !== undefined);
        if (!entries) return;
        seen.add('status');
        const isOpen = isOpenAt(entries, timeZone, now);
        // Every place that says it says the same.
        expect(new Set(facts('status')).size).toBe(1);
        const [status] = statuses.map((each) => textOf(findAll(each, 'strong')[0] as HtmlElement));
        expect([status, /^(?:Open|Closing soon|Break soon|Last .* over)$/.test(status ?? '')]).toEqual([
          status,
          isOpen,
        ]);
        const inSection = findAll(tree, 'dd').flatMap((row) => findAll(row, 'strong').map(textOf));
        expect(inSection).toContain(status);
        const change = changeAfter(entries, timeZone, now);
        const { timesIn } = hoursReader('en', timeZone, localDate(timeZone, now));
        expect([facts('status')[0], timesIn(facts('status')[0] ?? '')[0]]).toEqual([
          facts('status')[0],
          change,
        ]);
      },
    );
  },
);

it('the samples have facts of every kind', () => {
  expect([...seen].sort()).toEqual([...kinds].sort());
});

function isOpenAt(entries: readonly OpeningHours[], timeZone: string, at: Date): boolean {
  const date = localDate(timeZone, at);
  const time = minutesOfDay(timeZone, at);
  return [0, 1].some((daysBefore) =>
    (timesOn(entries, addDays(date, -daysBefore)) ?? []).some(([opens = '00:00', closes = '24:00']) => {
      const [from, until] = [opens, closes].map(minutesOf) as [number, number];
      const minutes = time + daysBefore * 24 * 60;
      return from <= minutes && minutes < (until > from ? until : until + 24 * 60);
    }),
  );
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The time of the next opening or closing within a week, by the account's clock. */
function changeAfter(entries: readonly OpeningHours[], timeZone: string, at: Date): string | undefined {
  const isOpen = isOpenAt(entries, timeZone, at);
  for (let minutes = 5; minutes < 9 * 24 * 60; minutes += 5) {
    const then = new Date(at.getTime() + minutes * 60_000);
    if (isOpenAt(entries, timeZone, then) === isOpen) continue;
    const time = minutesOfDay(timeZone, then);
    return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
  }
  return undefined;
}

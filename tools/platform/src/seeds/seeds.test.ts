import { operations, type OperationName, type Image } from '@oa-profile/api-client';
import { subPagePluginTypes } from '@oa-profile/api-client/internal';
import { assertBusinessHours, type BusinessHours } from '@oa-profile/business-hours';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { freshToken, profileOf, SATURDAY_NOON, startTestPlatform } from '../testing/test-platform.js';
import { placeOf } from './account-seed.js';
import { accountSeeds } from './account-seeds.js';
import { contractOf } from './section-types.js';
import { contentKeyOf } from './seeded-data.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const accountOf = (seed: (typeof accountSeeds)[number]) => seed.page.original.account;
const open = accountSeeds.filter(({ access }) => access !== 'forbidden');
const reads = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].method === 'GET',
);
const ordinary = open.filter((seed) => accountOf(seed).accountId !== 'oa-longnames');

describe.each(open.map((seed) => [accountOf(seed).basicSearchId, seed] as const))('%s', (id, seed) => {
  const languages = ['en', 'ja', 'th'] as const;

  it.each(reads)('an account answers %s by its schema, for any visitor and in any language', async (name) => {
    for (const language of languages)
      for (const token of [undefined, freshToken()]) {
        const client = profileOf(platform, { language, ...(token && { token }) });
        const answer = client[name as keyof typeof client] as (id: string) => Promise<unknown>;
        expect(await answer(id)).toBeTypeOf('object');
      }
  });

  it.runIf(seed.subPages?.length)(
    'a seeded account answers its sub-page plugins by their schemas',
    async () => {
      const client = profileOf(platform);
      const { accountId } = accountOf(seed);
      for (const subPage of seed.subPages ?? [])
        expect(await client.getSubPagePlugin({ accountId, ...placeOf(subPage) })).toBeTruthy();
    },
  );

  it('a seeded account has data for each of its sections', () => {
    const { sections = [], page, subPages = [], recommendation } = seed;
    const empty = sections.filter((type) => {
      const { source } = contractOf(type);
      if (source.kind === 'account-page') return !page.original[contentKeyOf(type)];
      if (source.kind === 'sub-page') return !subPages.some((each) => each.type === source.type);
      return !recommendation;
    });
    // The tea shop has no busy times, which its page must handle.
    expect(empty).toEqual(accountOf(seed).premiumSearchId === '@shanlan' ? ['busy-times'] : []);
  });

  it('a seeded account has lists with the newest first', () => {
    const { announcements, reviews } = seed.page.original;
    const media = seed.subPages?.find(({ type }) => type === 'MEDIA')?.content.original;
    for (const dates of [
      announcements?.items.map(({ publishedAt }) => publishedAt),
      reviews?.items.map(({ createdAt }) => createdAt),
      media && 'items' in media && media.items.map((item) => ('publishedAt' in item ? item.publishedAt : '')),
    ]) {
      const times = (dates || []).map((date) => Date.parse(date ?? ''));
      expect(times).toEqual([...times].sort((one, other) => other - one));
      expect(times.filter((time) => time > SATURDAY_NOON.getTime())).toEqual([]);
    }
  });

  const hours = valuesOf(seed, (value): value is BusinessHours => 'weekly' in value && 'timeZone' in value);
  it.runIf(hours.length)('a seeded account has consistent opening hours', () => {
    for (const each of hours) expect(() => assertBusinessHours(each)).not.toThrow();
  });

  const translations = [
    seed.page,
    ...(seed.subPages ?? []).map(({ content }) => content),
    ...(seed.furtherPages ?? []).map(({ content }) => content),
    ...(seed.recommendation ? [seed.recommendation] : []),
  ].flatMap(({ original, translations: all = {} }) =>
    Object.values(all).map((translation: unknown) => [original, translation] as const),
  );
  it.runIf(translations.length)('a seeded account has translated lists as long as the original ones', () => {
    for (const [original, translation] of translations)
      expect(differingLists(original, translation, '')).toEqual([]);
  });
});

describe.each(ordinary.map((seed) => [accountOf(seed).basicSearchId, seed] as const))('%s', (_, seed) => {
  it('a seeded account has a name and a status of at most 20 characters in every language', () => {
    const { original, translations = {} } = seed.page;
    for (const account of [original.account, ...Object.values(translations).map(({ account }) => account)])
      for (const text of [account?.name, account?.statusMessage])
        expect([...(text ?? '')].length).toBeLessThan(21);
  });

  const pictures = valuesOf(seed, (value): value is Image => 'url' in value && 'width' in value);
  it.runIf(pictures.length)(
    'a seeded account has its pictures in the artwork folder, in the given sizes',
    () => {
      for (const { url, width, height } of pictures) {
        expect(existsSync(fileAt(url)), url).toBe(true);
        if (url.endsWith('.svg'))
          expect(readFileSync(fileAt(url), 'utf8')).toContain(`width="${width}" height="${height}"`);
      }
    },
  );

  const languages = Object.keys(seed.page.translations ?? {}).sort();
  it.runIf(languages.length)('a seeded account has all of its texts in each of its languages', () => {
    const { page, subPages = [], furtherPages = [], recommendation } = seed;
    const translated = [
      ...subPages.filter(({ type }) => type !== 'TRAFFICINFO').map(({ content }) => content),
      ...furtherPages.map(({ content }) => content),
      ...(recommendation && recommendation.original.items.length > 0 ? [recommendation] : []),
    ];
    for (const { translations = {} } of translated)
      expect(Object.keys(translations).sort()).toEqual(languages);
    for (const translation of Object.values(page.translations ?? {}))
      expect(Object.keys(translation)).toEqual(
        Object.keys(page.original).filter((key) => key !== 'reviews' && key !== 'socialMedia'),
      );
  });
});

describe('Komorebi', () => {
  const komorebi = accountSeeds.find((seed) => accountOf(seed).premiumSearchId === '@komorebi');

  it('Komorebi has all types of sub-page plugins', () => {
    expect(new Set(komorebi?.subPages?.map(({ type }) => type))).toEqual(new Set(subPagePluginTypes));
  });

  it('Komorebi has current, past and future coupons', () => {
    const coupons = komorebi?.subPages?.find((each) => each.type === 'COUPON')?.content.original.items ?? [];
    const now = SATURDAY_NOON.getTime();
    const states = coupons.map(({ startsAt, endsAt }) => {
      if (Date.parse(startsAt) > now) return 'to come';
      return Date.parse(endsAt) < now ? 'over' : 'running';
    });
    expect(new Set(states)).toEqual(new Set(['running', 'over', 'to come']));
  });
});

it('some accounts have all that is tried of those that have it', () => {
  const has = (is: (seed: (typeof accountSeeds)[number]) => unknown): boolean => ordinary.some(is);
  expect(has(({ subPages }) => subPages?.length)).toBe(true);
  expect(has(({ page }) => Object.keys(page.translations ?? {}).length > 1)).toBe(true);
  expect(has((seed) => valuesOf(seed, (value): value is object => 'weekly' in value).length)).toBe(true);
  expect(has((seed) => valuesOf(seed, (value): value is object => 'width' in value).length)).toBe(true);
});

/** Path of an artwork file. */
const fileAt = (url: string): string => join(import.meta.dirname, '../..', url);

/** All objects of a kind, wherever they are in a value. */
function valuesOf<T extends object>(value: unknown, is: (value: object) => value is T): T[] {
  if (typeof value !== 'object' || value === null) return [];
  return is(value) ? [value] : Object.values(value).flatMap((part) => valuesOf(part as unknown, is));
}

/** Places of lists whose translation has another length, which would put texts beside wrong items. */
function differingLists(original: unknown, translation: unknown, place: string): string[] {
  if (typeof original !== 'object' || original === null || typeof translation !== 'object') return [];
  const items = translation as Record<string, unknown>;
  const isShorter = Array.isArray(original) && original.length !== (translation as unknown[]).length;
  return [
    ...(isShorter ? [place] : []),
    ...Object.entries(items).flatMap(([key, part]) =>
      differingLists((original as Record<string, unknown>)[key], part, `${place}.${key}`),
    ),
  ];
}

import { operations, subPagePluginTypes, type OperationName } from '@oa-profile/api-client';
import { basicInfo, faq } from '@oa-profile/api-client/schemas';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { misfit } from '../profile-api/fits-schema.js';
import { freshToken, profileOf, startTestPlatform } from '../testing/test-platform.js';
import { accountSeeds } from './account-seeds.js';

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

  it.each(reads)('answers %s by its schema, to anybody and in any language', async (name) => {
    for (const language of languages)
      for (const token of [undefined, freshToken()]) {
        const client = profileOf(platform, { language, ...(token && { token }) });
        await (client[name as keyof typeof client] as (id: string) => Promise<unknown>)(id);
      }
  });

  it('answers its sub-page plugins by their schemas', async () => {
    const client = profileOf(platform);
    const { accountId } = accountOf(seed);
    for (const { type, pageId, pluginId } of seed.subPages ?? [])
      expect(await client.getSubPagePlugin({ accountId, type, pageId, pluginId })).toBeTruthy();
  });

  it('loses nothing of its sections when they are read', () => {
    const { basicInfo: info, faq: questions } = seed.page.original;
    expect(info && misfit(basicInfo, info)).toBeUndefined();
    expect(questions && misfit(faq, questions)).toBeUndefined();
  });

  it('has translated lists as long as the original ones', () => {
    const translated = [
      seed.page,
      ...(seed.subPages ?? []).map(({ content }) => content),
      ...(seed.recommendation ? [seed.recommendation] : []),
    ];
    for (const { original, translations } of translated)
      for (const translation of Object.values(translations ?? {}))
        expect(differingLists(original, translation, '')).toEqual([]);
  });
});

describe.each(ordinary.map((seed) => [accountOf(seed).basicSearchId, seed] as const))('%s', (_, seed) => {
  it('has a name and a status of at most 20 characters in every language', () => {
    const { original, translations = {} } = seed.page;
    for (const account of [original.account, ...Object.values(translations).map(({ account }) => account)])
      for (const text of [account?.name, account?.statusMessage])
        expect([...(text ?? '')].length).toBeLessThan(21);
  });

  it('has its pictures in the artwork folder', () => {
    const { icon, cover, shareImage } = accountOf(seed);
    const artwork = join(import.meta.dirname, '../..');
    for (const picture of [icon, cover, shareImage])
      if (picture) expect(existsSync(join(artwork, picture.url)), picture.url).toBe(true);
  });
});

it('has all types of sub-page plugins at Komorebi', () => {
  const komorebi = accountSeeds.find((seed) => accountOf(seed).premiumSearchId === '@komorebi');
  expect(new Set(komorebi?.subPages?.map(({ type }) => type))).toEqual(new Set(subPagePluginTypes));
});

/** Places of lists whose translation has another length; by those, a text would be shown beside the wrong item. */
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

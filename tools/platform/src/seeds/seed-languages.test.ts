import { expect, it } from 'vitest';
import { accountSeeds } from './account-seeds.js';

/** Fields that are not translated: numbers, dates, addresses, codes, and other people's words and names. */
const wordless = [
  /^page\.reviews\b/,
  /^page\.socialMedia\b/,
  /\b\w*(id|Id|Url|url|At)$/,
  /\b(accountIds|countryCode|timeZone|contentLanguage|currency|color|badge|features|phone)\b/,
  /\b(from|to|until|opens|closes|lastOrder|publicHolidays|date|basis|kind|assetKind|network|usage|audience|type)$/,
  /\b(paymentMethods|payments|facilities|healthAndSafety|businessType|postalCode)\b/,
  /\b(searchId|basicSearchId|premiumSearchId)$/,
];

const parts = accountSeeds.flatMap(({ page, subPages = [], furtherPages = [], recommendation }) => {
  const { accountId } = page.original.account;
  const named: [string, { original: unknown; translations?: object }][] = [
    ['page', page],
    ...subPages.map(({ type, content }) => [type, content] as [string, typeof content]),
    ...furtherPages.map(({ id, content }) => [`page ${id}`, content] as [string, typeof content]),
    ...(recommendation ? [['recommendation', recommendation] as [string, typeof recommendation]] : []),
  ];
  return named.flatMap(([name, { original, translations = {} }]) =>
    Object.entries(translations).map(
      ([language, translation]) => [accountId, name, language, original, translation as unknown] as const,
    ),
  );
});

it('the check finds translations', () => expect(parts.length).toBeGreaterThan(20));

// A missing text would be sent in the account's own language, within an answer marked as another language.
it.each(parts)('%s says all of its %s in %s', (_account, name, _language, original, translation) => {
  expect(untranslated(original, translation, name)).toEqual([]);
});

it('the check finds a missing text', () => {
  const original = { id: 'a', items: [{ name: '珈琲' }, { name: '紅茶', url: '/tea' }] };
  const translation = { items: [{ name: 'Coffee' }, {}] };
  expect(untranslated(original, translation, 'page')).toEqual(['page.items.1.name']);
});

function untranslated(original: unknown, translation: unknown, path: string): string[] {
  if (typeof original === 'string')
    return translation === undefined && !wordless.some((each) => each.test(path.replace(/\.\d+$/, '')))
      ? [path]
      : [];
  if (typeof original !== 'object' || original === null) return [];
  return Object.entries(original).flatMap(([key, value]) =>
    untranslated(value, (translation as Record<string, unknown> | undefined)?.[key], `${path}.${key}`),
  );
}

import type { AccountSeed, SeedLanguage, Translated, Translation } from './account-seed.js';

/** A text in several languages, as the files of accounts write it. */
type Text = Partial<Record<SeedLanguage, string>>;

const languages: readonly string[] = ['en', 'ja', 'zh-TW', 'th', 'id', 'ko'] satisfies SeedLanguage[];

/**
 * An account's seed from its file in `accounts/`. There, everything has the form in which the API sends it, but a text
 * with translations stands once, in all of its languages: `{ "ja": "本日休業", "en": "Closed today" }`.
 */
export function readSeed(file: object): AccountSeed {
  const { page, recommendation, subPages, furtherPages, ...rest } = file as AccountSeed & {
    page: { account: { contentLanguage: SeedLanguage } };
  };
  const own = page.account.contentLanguage;
  const read = <T>(content: unknown): Translated<T> => inLanguages<T>(content, own);
  return {
    ...rest,
    page: read(page),
    ...(recommendation && { recommendation: read(recommendation) }),
    ...(subPages && {
      subPages: subPages.map((each) => ({ ...each, content: read(each.content) }) as typeof each),
    }),
    ...(furtherPages && {
      furtherPages: furtherPages.map((each) => ({ ...each, content: read(each.content) })),
    }),
  };
}

/** A content in its own language, and what is said in the others. */
function inLanguages<T>(content: unknown, own: SeedLanguage): Translated<T> {
  const others = [...languagesOf(content)].filter((language) => language !== own);
  return {
    original: valueIn(content, own) as T,
    ...(others.length > 0 && {
      translations: Object.fromEntries(
        others.map((language) => [language, (saidIn(content, language) ?? {}) as Translation<T>]),
      ),
    }),
  };
}

/** In one language alone it is written as such: `{ "id": "wifi" }` is no Indonesian. */
function isText(value: object): value is Text {
  const entries = Object.entries(value);
  return (
    entries.length > 1 && entries.every(([key, text]) => languages.includes(key) && typeof text === 'string')
  );
}

function languagesOf(value: unknown): Set<SeedLanguage> {
  if (typeof value !== 'object' || value === null) return new Set();
  if (isText(value)) return new Set(Object.keys(value) as SeedLanguage[]);
  return new Set(Object.values(value).flatMap((part) => [...languagesOf(part)]));
}

/** @throws Error for a text that its own language lacks: a mistake in a file */
function valueIn(value: unknown, own: SeedLanguage): unknown {
  if (Array.isArray(value)) return value.map((item) => valueIn(item, own));
  if (typeof value !== 'object' || value === null) return value;
  if (!isText(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, valueIn(part, own)]));
  const text = value[own];
  if (text === undefined) throw new Error(`A text is not in ${own}: ${JSON.stringify(value)}`);
  return text;
}

/** The texts alone, undefined if there is none: what else an owner changes is seen in every language. */
function saidIn(value: unknown, language: SeedLanguage): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const said = items.map((item) => saidIn(item, language));
    if (said.every((item) => item === undefined)) return undefined;
    // Items are matched by their position.
    return said.map((item, index) => item ?? (typeof items[index] === 'object' ? {} : items[index]));
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (isText(value)) return value[language];
  const said = Object.entries(value)
    .map(([key, part]) => [key, saidIn(part, language)] as const)
    .filter(([, part]) => part !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

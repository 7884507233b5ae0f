import { ProfileError } from '@oa-profile/errors';
import { localeOf } from './intl/locale-of.js';
import { addedLanguageFor, languageNames } from './site-languages.js';

/** The languages that every package has its texts in. */
export const ourLanguages = ['en', 'ja', 'zh-TW', 'th', 'id', 'ko'] as const;

/** One of {@link ourLanguages}. */
export type OurLanguage = (typeof ourLanguages)[number];

declare const added: unique symbol;

/** A language that a host has added to ours: a BCP 47 tag, such as `vi`. Packages that lack it are in English. */
export type AddedLanguage = string & { readonly [added]: true };

/** One of {@link languages}; also the value of `<html lang>`. */
export type Language = OurLanguage | AddedLanguage;

/** The languages of the interface (docs/product.md#countries-and-languages): ours, then those of the host. */
export const languages = Object.keys(languageNames) as readonly Language[];

/** The language for everybody whose own is not among {@link languages}. */
export const fallbackLanguage = 'en' as const;

/**
 * Checks a document's language.
 *
 * @throws ProfileError `DATA_INVALID` with message 'invalid lang' for anything but one of {@link languages}.
 */
export function parseLanguage(value: unknown): Language {
  const language = languages.find((language) => language === value);
  if (!language)
    throw new ProfileError({ code: 'DATA_INVALID', message: 'invalid lang', data: { lang: value } });
  return language;
}

/**
 * The interface language nearest to a BCP 47 tag such as `zh-Hant-HK` or `en-US`, also if it is written with underscores
 * like `zh_TW`; undefined if there is none or the tag is malformed. Any Chinese is `zh-TW`, Cantonese included: its
 * readers prefer the traditional script to English. Where a host has added another Chinese, what is written like that is
 * that one.
 */
export function matchLanguage(tag: string): Language | undefined {
  // What nearly every browser sends. Parsing a tag by the rules takes a tenth of the time of a cached page.
  const [, usual] = /^([a-z]{2})(?:-[A-Z]{2})?$/.exec(tag) ?? [];
  return addedLanguageFor(tag) ?? languageOf(usual) ?? languageOf(languageSubtag(tag));
}

const languageOf = (subtag: string | undefined): Language | undefined =>
  subtag !== undefined && chinese.test(subtag) ? 'zh-TW' : languages.find((language) => language === subtag);

/** Chinese and the languages that ISO 639-3 counts among it. */
const chinese = /^(?:zh|cdo|cjy|cmn|cpx|czh|czo|gan|hak|hsn|lzh|mnp|nan|wuu|yue)$/;

const languageSubtag = (tag: string): string | undefined =>
  // `Intl` knows neither underscores nor languages that extend another, like `zh-yue`.
  localeOf(tag.replaceAll('_', '-').replace(/^(zh)-[a-z]{3}\b/i, '$1'))?.language;

const countryLanguages: ReadonlyMap<string, Language> = new Map([
  ['JP', 'ja'],
  ['TH', 'th'],
  ['TW', 'zh-TW'],
  ['ID', 'id'],
  ['KR', 'ko'],
]);

/** The language that most people of a country (ISO 3166-1 alpha-2) read, if the interface has it. */
export function languageOfCountry(countryCode: string | undefined): Language | undefined {
  return countryLanguages.get(countryCode ?? '') ?? addedLanguageFor(`und-${countryCode}`);
}

/** What {@link chooseLanguage} chooses from, strongest first. */
export interface LanguagePreferences {
  /** The visitor's explicit choice, from `?lang=`. */
  requested?: string | undefined;
  /** The browser's languages in order of preference, from Accept-Language. */
  accepted?: readonly string[] | undefined;
  /** The account's country. */
  countryCode?: string | undefined;
}

/** Chooses the language of a page: requested, else the browser's, else that of the account's country, else English. */
export function chooseLanguage({ requested, accepted = [], countryCode }: LanguagePreferences): Language {
  for (const tag of [requested, ...accepted]) {
    const match = tag && matchLanguage(tag);
    if (match) return match;
  }
  return languageOfCountry(countryCode) ?? fallbackLanguage;
}

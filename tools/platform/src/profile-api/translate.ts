import type { SeedLanguage, Translated, Translation } from '../seeds/account-seed.js';

/** A text with its language. */
export interface Spoken<T> {
  value: T;
  language: SeedLanguage;
}

/**
 * Takes the best translation for the requested language, else the English one, which more visitors read than another
 * foreign language; without either, or without a requested language, the account's own texts.
 */
export function translate<T>(
  { original, translations = {} }: Translated<T>,
  own: SeedLanguage,
  wished: string | undefined,
): Spoken<T> {
  const languages = [own, ...(Object.keys(translations) as SeedLanguage[])];
  const language = (wished && (nearest(languages, wished) ?? nearest(languages, 'en'))) || own;
  const translation = language === own ? undefined : translations[language];
  return { value: translation ? overlay(original, translation) : original, language };
}

function nearest(languages: SeedLanguage[], wished: string): SeedLanguage | undefined {
  const primary = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];
  return (
    languages.find((language) => language.toLowerCase() === wished.toLowerCase()) ??
    languages.find((language) => primary(language) === primary(wished))
  );
}

function overlay<T>(original: T, translation: Translation<T> | undefined): T {
  if (translation === undefined) return original;
  if (Array.isArray(original)) {
    const items = translation as unknown as readonly unknown[];
    return original.map((item, index) => overlay(item as unknown, items[index])) as T;
  }
  if (typeof original === 'object' && original !== null && typeof translation === 'object') {
    const parts = translation as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(original).map(([key, part]) => [key, overlay(part as unknown, parts[key])]),
    ) as T;
  }
  return translation as T;
}

import type { PageContent, SeedLanguage, Translated, Translation } from './account-seed.js';

/** The parts of a page, each with its own translations. */
export type PageParts = {
  [Key in keyof PageContent]: Translated<NonNullable<PageContent[Key]>>;
};

export function pageOf(parts: PageParts): Translated<PageContent> {
  const entries = Object.entries(parts) as [keyof PageContent, Translated<unknown>][];
  const languages = new Set(entries.flatMap(([, { translations = {} }]) => Object.keys(translations)));
  const inLanguage = (language: string): Translation<PageContent> =>
    Object.fromEntries(
      entries.flatMap(([key, { translations = {} }]) => {
        const translation = translations[language as SeedLanguage];
        return translation === undefined ? [] : [[key, translation]];
      }),
    );
  return {
    original: Object.fromEntries(
      entries.map(([key, { original }]) => [key, original]),
    ) as unknown as PageContent,
    translations: Object.fromEntries([...languages].map((language) => [language, inLanguage(language)])),
  };
}

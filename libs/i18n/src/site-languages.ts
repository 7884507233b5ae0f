import type { AddedLanguage, Language } from './languages.js';

/*
 * The languages of a site. The build of a host that adds others writes this module anew, so those that add none pay
 * nothing for it.
 */

/** Each in its own words, which are what its readers look for. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ja: '日本語',
  'zh-TW': '繁體中文',
  th: 'ไทย',
  id: 'Bahasa Indonesia',
  ko: '한국어',
};

/** The language that is nearest to a BCP 47 tag, if the host has added it. */
export const addedLanguageFor: (tag: string) => AddedLanguage | undefined = () => undefined;

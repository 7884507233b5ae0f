import type { Language } from '@oa-profile/i18n';

/** Each language's name in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ja: '日本語',
  'zh-TW': '繁體中文',
  th: 'ไทย',
  id: 'Bahasa Indonesia',
  ko: '한국어',
};

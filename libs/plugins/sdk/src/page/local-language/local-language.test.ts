import { languages, type Language } from '@oa-profile/i18n';
import { describe, expect, it } from 'vitest';
import { localLanguage } from './local-language.js';

describe('the language around the account', () => {
  it.each<[country: string, own: Language]>([
    ['JP', 'ja'],
    ['TH', 'th'],
    ['TW', 'zh-TW'],
    ['ID', 'id'],
    ['KR', 'ko'],
  ])('the language in %s is %s, except for visitors who read it', (country, own) => {
    for (const language of languages) {
      expect(localLanguage(country, language)).toBe(language === own ? undefined : own);
    }
  });

  it.each(['US', 'DE', 'HK', 'SG', ''])('the language of "%s" is unknown', (country) => {
    for (const language of languages) expect(localLanguage(country, language)).toBeUndefined();
  });
});

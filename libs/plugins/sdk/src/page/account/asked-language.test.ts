import { describe, expect, it } from 'vitest';
import { askedLanguage } from './asked-language.js';

describe('the language in which an account is asked', () => {
  it.each<[what: string, account: Parameters<typeof askedLanguage>[0], language: string | undefined]>([
    ['the one of its country', { countryCode: 'JP', contentLanguage: 'en' }, 'ja'],
    [
      'what it writes, if the country does not tell',
      { countryCode: 'SG', contentLanguage: 'zh-Hant' },
      'zh-TW',
    ],
    ['not known, where the interface has neither', { countryCode: 'DE', contentLanguage: 'de' }, undefined],
    ['not known, where nothing is', { countryCode: 'DE' }, undefined],
  ])('is %s', (_, account, language) => {
    expect(askedLanguage(account)).toBe(language);
  });
});

import { isProfileError } from '@oa-profile/errors';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, languages, matchLanguage } from './index.js';
import { parseLanguage } from './languages.js';

describe('the language of a document', () => {
  it.each([...languages])('a document can be in %s', (language) =>
    expect(parseLanguage(language)).toBe(language),
  );

  it.each(['', 'fr', 'EN', 'ja-JP', 'zh', 'zh-tw', undefined, null, 0, ['en']])(
    'a document cannot be in %o',
    (value) => {
      let thrown: unknown;
      try {
        parseLanguage(value);
      } catch (error) {
        thrown = error;
      }
      expect(isProfileError(thrown, 'DATA_INVALID')).toBe(true);
      expect(thrown).toMatchObject({ message: 'invalid lang', data: { lang: value } });
    },
  );
});

describe('the nearest language', () => {
  it.each([
    ['en-US', 'en'],
    ['EN', 'en'],
    ['ja-JP', 'ja'],
    ['zh-TW', 'zh-TW'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-Hans-CN', 'zh-TW'],
    ['th-TH-u-ca-buddhist', 'th'],
    ['id', 'id'],
    // Android's old tag for Indonesian.
    ['in-ID', 'id'],
    ['ko-KR', 'ko'],
    ['fr', undefined],
    ['*', undefined],
    ['', undefined],
    ['en_US', 'en'],
    ['zh_TW', 'zh-TW'],
    ['zh_Hant_TW', 'zh-TW'],
    ['id_ID', 'id'],
    ['yue', 'zh-TW'],
    ['yue-Hant-HK', 'zh-TW'],
    ['zh-yue-HK', 'zh-TW'],
    ['zh-yue', 'zh-TW'],
    ['cmn-Hans-CN', 'zh-TW'],
    ['nan-TW', 'zh-TW'],
    ['yu', undefined],
    ['zha', undefined],
    ['not a tag', undefined],
  ])('the nearest language to %s is %s', (tag, language) => expect(matchLanguage(tag)).toBe(language));
});

describe('the language of a page', () => {
  const preferences = { requested: 'th', accepted: ['fr', 'ko-KR', 'ja'], countryCode: 'TW' };

  it('the language of a page is the requested one', () => expect(chooseLanguage(preferences)).toBe('th'));

  it('the language of a page is the browser’s first that exists, when none or an unknown one is requested', () => {
    expect(chooseLanguage({ ...preferences, requested: undefined })).toBe('ko');
    expect(chooseLanguage({ ...preferences, requested: 'fr' })).toBe('ko');
  });

  it.each([
    ['JP', 'ja'],
    ['TH', 'th'],
    ['TW', 'zh-TW'],
    ['ID', 'id'],
    ['KR', 'ko'],
    ['US', 'en'],
    ['constructor', 'en'],
  ])('a page for the country %s is in %s, when the browser names no language', (countryCode, language) => {
    expect(chooseLanguage({ requested: '', accepted: ['fr', '*'], countryCode })).toBe(language);
  });

  it('the language of a page is English when nothing is known', () => expect(chooseLanguage({})).toBe('en'));
});

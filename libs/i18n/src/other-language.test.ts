import { expect, it } from 'vitest';
import { languages } from './index.js';
import { otherLanguage } from './other-language.js';

it('otherLanguage names the language of a text in the language of the page', () => {
  expect(otherLanguage('ja', 'en')).toEqual({ tag: 'ja', name: 'Japanese', pageTag: 'en' });
  expect(otherLanguage('en', 'ja')?.name).toBe('英語');
  for (const page of languages) expect(otherLanguage('fr', page)?.name).toMatch(/\S/);
});

it('otherLanguage names none for a text in the language of the page, wherever that is spoken', () => {
  for (const page of languages) expect(otherLanguage(page, page)).toBeUndefined();
  expect(otherLanguage('en-GB', 'en')).toBeUndefined();
  expect(otherLanguage('ja-JP', 'ja')).toBeUndefined();
  expect(otherLanguage('zh-Hant-HK', 'zh-TW')).toBeUndefined();
});

it('otherLanguage names a language once, whatever the region', () => {
  expect(otherLanguage('en-US', 'ja')).toEqual(otherLanguage('en-GB', 'ja'));
});

it('otherLanguage tells the scripts of a language apart', () => {
  expect(otherLanguage('zh-CN', 'zh-TW')).toMatchObject({ tag: 'zh-Hans', pageTag: 'zh-Hant' });
  expect(otherLanguage('zh-TW', 'en')).toMatchObject({ tag: 'zh-Hant', name: 'Traditional Chinese' });
  expect(otherLanguage('sr-Latn', 'en')?.tag).toBe('sr-Latn');
});

it('otherLanguage takes Chinese of no known script for that of the page', () => {
  expect(otherLanguage('zh', 'zh-TW')).toBeUndefined();
  expect(otherLanguage('zh', 'en')?.name).toBe('Chinese');
});

it('otherLanguage names no language that is not known', () => {
  for (const tag of [undefined, '', 'und', 'zxx', 'not a language', 'qqq'])
    expect(otherLanguage(tag, 'en')).toBeUndefined();
});

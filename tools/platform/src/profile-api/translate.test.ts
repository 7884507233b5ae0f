import { expect, it } from 'vitest';
import type { Translated } from '../seeds/account-seed.js';
import { translate } from './translate.js';

const greeting: Translated<{ text: string; url: string }> = {
  original: { text: 'สวัสดี', url: '/a' },
  translations: { en: { text: 'Hello' }, 'zh-TW': { text: '您好' } },
};
const only: Translated<string> = { original: 'สวัสดี' };

it.each([
  ['th', 'th', 'สวัสดี'],
  ['th-TH', 'th', 'สวัสดี'],
  ['EN', 'en', 'Hello'],
  ['zh-Hant-HK', 'zh-TW', '您好'],
  ['ko', 'en', 'Hello'],
  [undefined, 'th', 'สวัสดี'],
  ['', 'th', 'สวัสดี'],
])('translate answers a request for %s in %s', (wished, language, text) => {
  expect(translate(greeting, 'th', wished)).toEqual({ value: { text, url: '/a' }, language });
});

it('translate answers in the account’s own language if there is no other', () => {
  expect(translate(only, 'th', 'ko')).toEqual({ value: 'สวัสดี', language: 'th' });
});

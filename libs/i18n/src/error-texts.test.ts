import { userMessageKeyNames } from '@oa-profile/errors/internal';
import { expect, it } from 'vitest';
import { errorTexts } from './error-texts.js';
import { languages } from './languages.js';

it.each([...languages])('the sentences of errors are complete in %s, and name the app', async (language) => {
  const texts = await errorTexts(language, 'Messenger');
  expect(Object.keys(texts)).toEqual([...userMessageKeyNames]);
  for (const text of Object.values(texts)) expect(text).toMatch(/\p{L}/u);
  expect(Object.values(texts).join('\n')).not.toMatch(/\{\{|\}\}/);
  expect(texts['error.userNotFound']).toContain('Messenger');
});

it.each([
  ['ja-JP', 'ページが見つかりません。'],
  ['vi', 'Page not found.'],
  ['not a tag', 'Page not found.'],
])('the sentences of errors are those of the language nearest to %s', async (tag, text) => {
  expect((await errorTexts(tag, 'Messenger'))['error.pageNotFound']).toBe(text);
});

import { expect, it } from 'vitest';
import {
  addTexts,
  commonTexts,
  createI18n,
  languages,
  sentences,
  textAround,
  type Language,
} from './index.js';

it.each<[Language, string]>([
  ['en', 'A. B.'],
  ['ja', 'A.B.'],
  ['zh-TW', 'A.B.'],
  ['th', 'A. B.'],
  ['id', 'A. B.'],
  ['ko', 'A. B.'],
])('sentences are joined in %s as that language writes them', (language, text) => {
  expect(sentences(language, ['A.', 'B.'])).toBe(text);
});

it('a sentence that is left out leaves no space', () => {
  expect(sentences('en', [undefined, 'A.', false, 'B.', ''])).toBe('A. B.');
  expect(sentences('en', [false])).toBe('');
});

it('textAround splits a text into what comes before and after a part', () => {
  expect(textAround((name) => `Back to ${name}, please`)).toEqual(['Back to ', ', please']);
  expect(textAround((name) => name)).toEqual(['', '']);
});

it('textAround leaves a text without the part whole', () => {
  expect(textAround(() => 'Back')).toEqual(['Back', '']);
});

it.each(languages)('a real sentence can be put together again (%s)', async (language) => {
  const i18n = createI18n(language);
  await addTexts(i18n, commonTexts);
  const t = i18n.getFixedT(language, commonTexts.namespace);
  const [before, after] = textAround((name) => t('common.backTo', { name }));
  expect(`${before}<b>${after}`).toBe(t('common.backTo', { name: '<b>' }));
});

import { expect, it } from 'vitest';
import { sentences, type Language } from './index.js';

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

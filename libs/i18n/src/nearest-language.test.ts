import { expect, it } from 'vitest';
import { nearestAdded } from './nearest-language.js';

const nearest = nearestAdded(
  ['en', 'zh-TW', 'zh-CN', 'sr-Latn', 'pt-BR', 'pt-PT'],
  ['zh-CN', 'sr-Latn', 'pt-BR', 'pt-PT'],
);

it.each([
  ['zh-Hans-SG', 'zh-CN'],
  ['zh-Hant-HK', undefined],
  ['sr-Latn-RS', 'sr-Latn'],
  ['sr', undefined],
  ['pt-PT', 'pt-PT'],
  ['pt_AO', 'pt-BR'],
  ['und-PT', 'pt-PT'],
  ['en-GB', undefined],
  ['odd tag', undefined],
])('the added language that is nearest to %s is %s', (tag, language) => {
  expect(nearest(tag)).toBe(language);
});

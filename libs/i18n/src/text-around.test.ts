import { expect, it } from 'vitest';
import { commonTexts, createI18n, addTexts, languages, textAround } from './index.js';

it('tells what stands before and behind a part', () => {
  expect(textAround((name) => `Back to ${name}, please`)).toEqual(['Back to ', ', please']);
  expect(textAround((name) => name)).toEqual(['', '']);
});

it('leaves a text whole that does not have the part', () => {
  expect(textAround(() => 'Back')).toEqual(['Back', '']);
});

it.each(languages)('puts a sentence of the page together again (%s)', async (language) => {
  const i18n = createI18n(language);
  await addTexts(i18n, commonTexts);
  const t = i18n.getFixedT(language, commonTexts.namespace);
  const [before, after] = textAround((name) => t('common.backTo', { name }));
  expect(`${before}<b>${after}`).toBe(t('common.backTo', { name: '<b>' }));
});

import { expect, it } from 'vitest';
import { commonTexts, createI18n, addTexts, languages, textAround } from './index.js';

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

import { addTexts, createI18n } from '@oa-profile/i18n';
import { ourLanguages } from '@oa-profile/i18n/internal';
import { describe, expect, it } from 'vitest';
import { suggested } from './search-suggestions.js';
import { searchTexts } from './search-texts.js';
import { withSynonyms } from './synonyms.js';
import { foldQuery } from './fold-text.js';
import { typedWords } from './typed-words.js';

const words = (list: string): string[] => list.split(', ');

describe.each(typedWords.map((each) => [each.en, each] as const))('%s', (_, each) => {
  it('a group of typed words has words in every language, separated as they are read, none of them twice', () => {
    for (const language of ourLanguages) {
      expect(words(each[language]).every((word) => word !== '' && word === word.trim())).toBe(true);
      expect(new Set(words(each[language])).size).toBe(words(each[language]).length);
    }
  });

  it('a group of typed words is found by each of its words', () => {
    const own = ourLanguages.flatMap((language) => words(each[language]));
    const all = [...own, ...words(each.alsoTyped ?? '').filter(Boolean)];
    const expected = withSynonyms(foldQuery(words(each.en)[0] ?? ''))?.[0]?.alternatives ?? [];
    expect(expected).not.toEqual([]);
    const unknown = all.filter((word) => {
      const parts = withSynonyms(foldQuery(word));
      return parts?.length !== 1 || !expected.every((found) => parts[0]?.alternatives.includes(found));
    });
    expect(unknown).toEqual([]);
  });
});

it.each(ourLanguages)(
  'each word that the search suggests finds what is called otherwise, too: %s',
  async (language) => {
    const i18n = createI18n(language);
    await addTexts(i18n, searchTexts);
    for (const name of suggested)
      expect(
        withSynonyms(foldQuery(i18n.t(`try.${name}`, { ns: searchTexts.namespace }))),
        name,
      ).toHaveLength(1);
  },
);

it('typedWords says of a query without any of them that it means no more than it says', () => {
  expect(withSynonyms(foldQuery('geisha huehuetenango'))).toBeUndefined();
});

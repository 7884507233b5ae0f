import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dictionary, OurLanguage } from '@oa-profile/i18n';
import { ourLanguages } from '@oa-profile/i18n/internal';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dictionaryFile, dictionaryProblems, readDictionaries, type DictionarySet } from './dictionaries.js';

const english: Dictionary = {
  title: 'Hello {{name}}',
  close: 'Close',
  friends_one: '{{displayCount}} friend',
  friends_other: '{{displayCount}} friends',
};
const other: Dictionary = { title: '{{name}}!', close: 'x', friends_other: '{{displayCount}}' };

/** A valid set, in which the given languages are replaced, or left out if undefined. */
function setWith(changed: Partial<Record<OurLanguage, Dictionary | undefined>> = {}): DictionarySet {
  const texts = { en: english, ja: other, 'zh-TW': other, th: other, id: other, ko: other, ...changed };
  return { folder: 'locales', texts: texts };
}

const without = (dictionary: Dictionary, key: string): Dictionary =>
  Object.fromEntries(Object.entries(dictionary).filter(([each]) => each !== key));

describe('dictionaries', () => {
  it('dictionaries have no problem if all languages have the same texts, each with its own plural forms', () => {
    expect(dictionaryProblems([setWith(), setWith()])).toEqual([]);
    expect(dictionaryProblems([])).toEqual([]);
  });

  it('dictionaries may keep an English text untranslated', () => {
    expect(dictionaryProblems([setWith({ id: { ...other, close: 'Close' } })])).toEqual([]);
  });

  it.each([...ourLanguages])('dictionaries must exist in %s', (language) => {
    expect(dictionaryProblems([setWith({ [language]: undefined })])).toEqual([
      `locales/${dictionaryFile(language)}: the dictionary is missing`,
    ]);
  });

  it.each<[string, OurLanguage, Dictionary, string]>([
    ['a missing key', 'ja', without(other, 'close'), `'close' is missing`],
    ['an extra key', 'th', { ...other, open: 'x' }, `'open' is never used`],
    ['an empty text', 'ko', { ...other, close: ' ' }, `'close' is empty`],
    ['a lost placeholder', 'zh-TW', { ...other, title: '!' }, `'title' lacks {{name}}`],
    ['an unknown placeholder', 'id', { ...other, close: '{{nama}}' }, `'close' has an unknown {{nama}}`],
    ['a missing plural form', 'ja', without(other, 'friends_other'), `'friends_other' is missing`],
    [
      'a plural form that no number selects',
      'ja',
      { ...other, friends_one: 'x' },
      `'friends_one' is never used`,
    ],
    ['a placeholder lost in a plural', 'th', { ...other, friends_other: 'x' }, `'friends_other' lacks {{displayCount}}`], // prettier-ignore
    ['a missing plural form in English', 'en', without(english, 'friends_one'), `'friends_one' is missing`],
    ['a placeholder only in the singular', 'en', { ...english, friends_one: '{{a}}' }, `'friends_one' has an unknown {{a}}`], // prettier-ignore
  ])('dictionaries are searched for %s', (_, language, dictionary, problem) => {
    expect(dictionaryProblems([setWith({ [language]: dictionary })])).toEqual([
      `locales/${dictionaryFile(language)}: ${problem}`,
    ]);
  });

  it('dictionaries may omit the number in a singular', () => {
    expect(dictionaryProblems([setWith({ en: { ...english, friends_one: 'One friend' } })])).toEqual([]);
  });

  it('dictionaries report a missing general form of an English plural once, without its placeholders', () => {
    expect(dictionaryProblems([setWith({ en: without(english, 'friends_other') })])).toEqual([
      `locales/en.ts: 'friends_other' is missing`,
    ]);
  });
});

describe('reading', () => {
  it('reading finds every src/locales with an en.ts, and skips languages that are missing, and English under another name', async () => {
    const root = mkdtempSync(join(tmpdir(), 'dictionaries-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const write = (path: string, text: string): void => {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    write('a/src/locales/en.ts', `export const en = { a: 'A' } as const;`);
    write('a/src/locales/zh-TW.json', `{ "a": "甲" }`);
    write('plugins/b/src/locales/en.ts', `export const english = { b: 'B' } as const;`);
    write('plugins/b/src/locales/ja.json', `{ "b": "い" }`);
    write('c/src/locales/index.ts', `throw new Error('not a dictionary');`);
    write('node_modules/d/src/locales/en.ts', `throw new Error('not ours');`);

    const found = await readDictionaries(root);
    expect(found.map(({ texts }) => texts)).toEqual([
      { en: { a: 'A' }, 'zh-TW': { a: '甲' } },
      { ja: { b: 'い' } },
    ]);
    expect(found[1]?.folder).toMatch(/plugins\/b\/src\/locales$/);
  });
});

import { describe, expect, it } from 'vitest';
import type { DictionarySet } from './dictionaries.js';
import { translationProblems } from './same-english.js';

const inPackage = (name: string, en: Record<string, string>, ja: Record<string, string>): DictionarySet => ({
  folder: `libs/${name}/src/locales`,
  texts: { en, ja },
});
const shop = inPackage('plugins/shop', { gone: 'Sold out' }, { gone: '売り切れ' });
const plan = inPackage('plugins/plan', { full: 'Sold out' }, { full: '受付終了' });
const menu = inPackage('menu', { none: 'Sold out' }, { none: '売り切れ' });

describe('the same English', () => {
  it('the same English is reported if it has two translations, with the place of each, unless one of them is an exception', () => {
    expect(translationProblems([shop, menu], [])).toEqual([]);
    expect(translationProblems([shop, plan, menu], [])).toEqual([
      "ja: 'Sold out' is translated as '売り切れ' (plugins/shop gone, menu none) and as '受付終了' (plugins/plan full)",
    ]);
    expect(translationProblems([shop, plan, menu], ['plugins/plan full'])).toEqual([]);
  });

  it('the same English is compared in the plural form that all languages have', () => {
    const stars = inPackage('a', { n_one: '{{n}} deer', n_other: '{{n}} deer' }, { n_other: '鹿{{n}}頭' });
    expect(translationProblems([stars], [])).toEqual([]);
    const other = inPackage('b', { m_one: '1 deer', m_other: '{{n}} deer' }, { m_other: '鹿{{n}}匹' });
    expect(translationProblems([stars, other], [])).toHaveLength(1);
  });
});

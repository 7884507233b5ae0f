import { describe, expect, it } from 'vitest';
import type { DictionarySet } from './dictionaries.js';
import { translationExceptions, translationProblems } from './same-english.js';

const inPackage = (name: string, en: Record<string, string>, ja: Record<string, string>): DictionarySet => ({
  folder: `libs/${name}/src/locales`,
  texts: { en, ja },
});
const shop = inPackage('plugins/shop', { gone: 'Sold out' }, { gone: '売り切れ' });
const plan = inPackage('plugins/plan', { full: 'Sold out' }, { full: '受付終了' });
const menu = inPackage('menu', { none: 'Sold out' }, { none: '売り切れ' });

describe('the same English', () => {
  it('may be translated the same way any number of times', () => {
    expect(translationProblems([shop, menu], [])).toEqual([]);
  });

  it('is reported if it has two translations, with the place of each', () => {
    expect(translationProblems([shop, plan, menu], [])).toEqual([
      "ja: 'Sold out' is translated as '売り切れ' (plugins/shop gone, menu none) and as '受付終了' (plugins/plan full)",
    ]);
  });

  it('is compared within one package, too', () => {
    const one = inPackage('one', { a: 'Close', b: 'Close' }, { a: '閉じる', b: '近い' });
    expect(translationProblems([one], [])).toHaveLength(1);
  });

  it('is compared in the plural form that all languages have', () => {
    const stars = inPackage('a', { n_one: '{{n}} deer', n_other: '{{n}} deer' }, { n_other: '鹿{{n}}頭' });
    expect(translationProblems([stars], [])).toEqual([]);
    const other = inPackage('b', { m_one: '1 deer', m_other: '{{n}} deer' }, { m_other: '鹿{{n}}匹' });
    expect(translationProblems([stars, other], [])).toHaveLength(1);
  });

  it('may have an exception, which is not compared while the others are', () => {
    const exception = { text: 'plugins/plan full', reason: 'a plan has places' };
    expect(translationProblems([shop, plan, menu], [exception])).toEqual([]);
    const odd = inPackage('odd', { none: 'Sold out' }, { none: '品切れ' });
    expect(translationProblems([shop, plan, odd], [exception])).toHaveLength(1);
  });

  it('has no needless exceptions', () => {
    const exceptions = ['plugins/shop gone', 'plugins/shop lost'].map((text) => ({ text, reason: 'none' }));
    expect(translationProblems([shop, menu], exceptions)).toEqual([
      "the exception 'plugins/shop gone' is needless: no translation differs",
      "the exception 'plugins/shop lost' is needless: no translation differs",
    ]);
  });

  it('has a reason for every exception of ours', () => {
    for (const { reason } of translationExceptions) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });
});

import type { Dictionary } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { alikeProblems, numberProblems } from './alike-lines.js';
import type { DictionarySet } from './dictionaries.js';

const tea = (en: Dictionary, th: Dictionary, folder = 'libs/plugins/tea/src/locales'): DictionarySet => ({
  folder,
  texts: { en, th },
});
const open = { open: 'Open', soon: 'Closing soon' };
const alike =
  "plugins/tea open soon: 'เปิด' in th for 'Open' and 'Closing soon': say both apart, or why not in alike-lines.ts";

it('two English texts of a namespace are told apart in each language', () => {
  expect(alikeProblems([tea(open, { open: 'เปิด', soon: 'เปิด' })], [])).toEqual([alike]);
  expect(alikeProblems([tea(open, { open: 'เปิด', soon: 'ใกล้ปิด' })], [])).toEqual([]);
});

it('texts are not compared with those of another namespace, nor with the same English', () => {
  const one = tea({ open: 'Open' }, { open: 'เปิด' });
  const other = tea({ soon: 'Closing soon' }, { soon: 'เปิด' }, 'libs/plugins/coffee/src/locales');
  expect(alikeProblems([one, other], [])).toEqual([]);
  expect(alikeProblems([tea({ a: 'Open', b: 'Open' }, { a: 'เปิด', b: 'เปิด' })], [])).toEqual([]);
});

it('a pair may be alike if a reason is written down, and no longer once it is not alike', () => {
  const reasons = ['plugins/tea open soon'];
  expect(alikeProblems([tea(open, { open: 'เปิด', soon: 'เปิด' })], reasons)).toEqual([]);
  expect(alikeProblems([tea(open, { open: 'เปิด', soon: 'ใกล้ปิด' })], reasons)).toEqual([
    'plugins/tea open soon: no longer alike in any language',
  ]);
});

it('a text has the numbers of its English, however they are grouped', () => {
  const limit = { limit: 'Up to 5,000 accounts, {{count24}} left' };
  expect(numberProblems([tea(limit, { limit: 'ไม่เกิน 5.000 บัญชี' })], [])).toEqual([]);
  expect(numberProblems([tea(limit, { limit: 'ไม่เกิน 500 บัญชี' })], [])).toEqual([
    "plugins/tea limit: 'ไม่เกิน 500 บัญชี' in th has other numbers than 'Up to 5,000 accounts, {{count24}} left'",
  ]);
  expect(numberProblems([tea(limit, { limit: 'ไม่จำกัด' })], [])).toHaveLength(1);
  expect(numberProblems([tea({ once: 'Single use' }, { once: 'ใช้ได้ 1 ครั้ง' })], ['plugins/tea once'])).toEqual(
    [],
  );
});

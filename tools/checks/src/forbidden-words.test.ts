import type { OurLanguage } from '@oa-profile/i18n';
import { describe, expect, it } from 'vitest';
import type { DictionarySet } from './dictionaries.js';
import { forbiddenWordProblems } from './forbidden-words.js';

const saying = (language: OurLanguage, text: string, key = 'title'): DictionarySet => ({
  folder: 'locales',
  texts: { [language]: { [key]: text } },
});

/** Texts that the patterns must accept. */
const right: readonly [OurLanguage, string][] = [
  ['en', "Error: Couldn't copy to clipboard."],
  ['ja', 'スタンプ'],
  ['ja', '電話番号'],
  ['ja', '電話をかける'],
  ['ja', 'フォロワー {{displayCount}}人'],
  ['zh-TW', '已儲存至Keep。'],
  ['zh-TW', '{{date}} {{time}} · {{people}}'],
  ['th', 'รายการโปรด'],
  ['th', 'บันทึกใน Keep แล้ว'],
  ['id', 'Pesan antar'],
  ['ko', '전화번호'],
  ['ko', '전화 걸기'],
  ['ko', '안녕하세요. 이 가격이 맞나요?'],
  ['ko', '확인해 보세요'],
];

describe('a forbidden word', () => {
  it('a forbidden word is found, with its place and what to say instead', () => {
    expect(forbiddenWordProblems([saying('en', '3 more stamps')])).toEqual([
      "locales/en.ts: 'title' is '3 more stamps'; docs/texts.md has point(s)",
    ]);
    expect(forbiddenWordProblems([saying('ko', 'Loading...')])).toHaveLength(1);
  });

  it('a forbidden word of some keys is found under these only', () => {
    expect(forbiddenWordProblems([saying('ja', 'その他', 'common.readMore')])).toHaveLength(1);
    expect(forbiddenWordProblems([saying('ja', 'その他', 'reason.other')])).toEqual([]);
  });

  it.each(right)('a forbidden word in %s is not seen in the correct text %s', (language, text) => {
    expect(forbiddenWordProblems([saying(language, text)])).toEqual([]);
  });
});

import type { Language } from '@oa-profile/i18n';
import { describe, expect, it } from 'vitest';
import type { DictionarySet } from './dictionaries.js';
import { forbiddenWordProblems, forbiddenWords } from './forbidden-words.js';

const saying = (language: Language, text: string): DictionarySet => ({
  folder: 'locales',
  texts: { [language]: { title: text } },
});

/** One wrong text for each pattern, in the patterns' order. */
const wrong: Readonly<Record<Language | 'all', readonly string[]>> = {
  all: ['Loading...'],
  en: [
    "You can't call this account.",
    '3 more stamps',
    'Somebody has booked it',
    'Please look in again later.',
    '3 pictures',
    'Hours not known',
  ],
  ja: [
    'スタンプカード',
    '電話をかける',
    '満席',
    'お客さまの時刻',
    'ログイン済みのアプリ',
    'これは Keep です',
  ],
  'zh-TW': [
    '你的帳號',
    '檢舉這個帳號',
    '中場休息',
    '最多5個字元',
    'QR碼',
    '{{date}}・{{people}}',
    '{{from}}–{{to}}',
    '顯示全部 {{total}} 個地點',
  ],
  th: ['แชต', 'อีก 3 แสตมป์', 'โปรดรอสักครู่', 'เลิกบล็อก', 'สแกน QR', 'อื่น ๆ', 'บันทึกในKeep'],
  id: ['Akun Anda', 'Kartu stempel', 'Silakan masuk', 'Pesan', '3 gambar', 'Nomor HP', 'Salin link'],
  ko: [
    '스탬프 카드',
    '휴대전화로 스캔',
    '전화 걸기',
    '신고를 전송하는 중',
    '{{name}}(으)로 돌아가기',
    '친구로 추가하세요',
    '상점 상품',
    'QR코드',
  ],
};

/** Texts that the same patterns must accept. */
const right: readonly [Language, string][] = [
  ['en', "Error: Couldn't copy to clipboard."],
  ['ja', 'スタンプ'],
  ['ja', '電話番号'],
  ['ja', 'フォロワー {{displayCount}}人'],
  ['zh-TW', '已儲存至Keep。'],
  ['zh-TW', '{{date}} {{time}} · {{people}}'],
  ['th', 'รายการโปรด'],
  ['th', 'บันทึกใน Keep แล้ว'],
  ['id', 'Pesan antar'],
  ['ko', '전화번호'],
  ['ko', '확인해 보세요'],
];

describe('a forbidden word', () => {
  it.each(Object.entries(wrong) as [keyof typeof wrong, readonly string[]][])(
    'is found in %s',
    (where, samples) => {
      const language = where === 'all' ? 'ko' : where;
      expect(samples).toHaveLength(forbiddenWords[where].length);
      samples.forEach((text, index) => {
        const instead = forbiddenWords[where][index]?.instead;
        expect(forbiddenWordProblems([saying(language, text)])).toContain(
          `locales/${language}.ts: 'title' is '${text}'; docs/texts.md has ${instead}`,
        );
      });
    },
  );

  it.each(right)('in %s is not seen in the correct text %s', (language, text) => {
    expect(forbiddenWordProblems([saying(language, text)])).toEqual([]);
  });
});

import type { Language } from '@oa-profile/i18n';
import { describe, expect, it } from 'vitest';
import type { DictionarySet } from './dictionaries.js';
import { forbiddenWordProblems, forbiddenWords } from './forbidden-words.js';

const saying = (language: Language, text: string, key = 'title'): DictionarySet => ({
  folder: 'locales',
  texts: { [language]: { [key]: text } },
});

/** A text, or one with the key that it has. */
type Sample = string | readonly [text: string, key: string];

/** One wrong text for each pattern, in the patterns' order. */
const wrong: Readonly<Record<Language | 'all', readonly Sample[]>> = {
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
    '電話で予約',
    '満席',
    'お客さまの時刻',
    '応答中',
    '通常は混雑なし',
    ['その他', 'common.readMore'],
    ['アカウントのページが公開を終了した', 'notFound.hint'],
    'ログイン済みのアプリ',
    'これは Keep です',
  ],
  'zh-TW': [
    '你的帳號',
    '檢舉這個帳號',
    '提出通話要求',
    ['請問營業時間', 'question.hours'],
    '目前人稍多',
    '回應時間內',
    '中場休息',
    '最多5個字元',
    'QR碼',
    '{{date}}・{{people}}',
    '{{from}}–{{to}}',
    '顯示全部 {{total}} 個地點',
  ],
  th: [
    'บัญชีนี้ไม่รับสาย',
    'คนพอสมควร',
    '7 จากกว่า 30',
    ['ขอสอบถาม', 'question.hours'],
    ['บัญชีนี้อาจปิด', 'notFound.hint'],
    'แชต',
    'อีก 3 แสตมป์',
    'โปรดรอสักครู่',
    'เลิกบล็อก',
    'สแกน QR',
    'อื่น ๆ',
    'บันทึกในKeep',
  ],
  id: [
    ['Lainnya', 'common.readMore'],
    'Pesanan terakhir 21.30',
    'Akun Anda',
    'Kartu stempel',
    'Silakan masuk',
    'Pesan',
    '3 gambar',
    'Nomor HP',
    'Salin link',
  ],
  ko: [
    '스탬프 카드',
    '휴대전화로 스캔',
    '전화 예약',
    '신고를 전송하는 중',
    '{{name}}(으)로 돌아가기',
    '친구로 추가하세요',
    ['추가할 수 없습니다.', 'failed.addFriend'],
    ['안녕하세요. 맞습니까?', 'question.hours'],
    ['이 가격이 맞나요?', 'question.price'],
    '응답 중',
    '더 보기',
    '상점 상품',
    'QR코드',
  ],
};

/** Texts that the same patterns must accept. */
const right: readonly [Language, string][] = [
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
  it.each(Object.entries(wrong) as [keyof typeof wrong, readonly string[]][])(
    'a forbidden word is found in %s',
    (where, samples) => {
      const language = where === 'all' ? 'ko' : where;
      expect(samples).toHaveLength(forbiddenWords[where].length);
      samples.forEach((sample, index) => {
        const [text, key = 'title'] = typeof sample === 'string' ? [sample] : sample;
        const instead = forbiddenWords[where][index]?.instead;
        expect(forbiddenWordProblems([saying(language, text, key)])).toContain(
          `locales/${language}.ts: '${key}' is '${text}'; docs/texts.md has ${instead}`,
        );
      });
    },
  );

  it.each(right)('a forbidden word in %s is not seen in the correct text %s', (language, text) => {
    expect(forbiddenWordProblems([saying(language, text)])).toEqual([]);
  });
});

import type { OurLanguage } from '@oa-profile/i18n';
import { ourLanguages } from '@oa-profile/i18n/internal';
import { dictionaryFile, type DictionarySet } from './dictionaries.js';

/** A wording for which the glossary has another word. */
interface ForbiddenWord {
  pattern: RegExp;
  /** Only texts whose key matches; all if absent. */
  keys?: RegExp;
  instead: string;
}

const cjk = String.raw`[\u3005-\u30FF\u4E00-\u9FFF，。、！？「」]`;
/** What a visitor says or writes to somebody, as a person does. */
const ownWords = /^(question\.\w+|call\.requestText|done\.changeText)$/;
/** Says that an attempt failed. */
const failures = /failed|^error\.(report|temporary|copy)$|^(incomplete|view\.unchecked)$/i;

/** A space between Chinese or Japanese characters and a character that matches the given pattern. */
const gap = (latin: string): RegExp => new RegExp(`${cjk} +${latin}|${latin} +${cjk}`);

/**
 * What docs/texts.md forbids and a pattern can find. Short on purpose: earlier mistakes, and what a translator who does
 * not know the product would write.
 */
const forbiddenWords: Readonly<Record<OurLanguage | 'all', readonly ForbiddenWord[]>> = {
  all: [{ pattern: /\.\.\./, instead: '…' }],
  en: [
    // One of the seven fixed messages has a straight apostrophe.
    { pattern: /^(?!Error: Couldn't copy to clipboard\.$).*'/, instead: '’' },
    { pattern: /\bstamps?\b/i, instead: 'point(s)' },
    { pattern: /\bsomebody\b/i, instead: 'someone' },
    { pattern: /\blook in\b/i, instead: 'check' },
    { pattern: /\bpictures?\b/i, instead: 'photo(s)' },
    { pattern: /\bnot known\b|\bunknown\b/i, instead: 'not available' },
  ],
  ja: [
    { pattern: /スタンプ(カード|\d|\{|個)/, instead: 'ショップカード and ポイント: スタンプ are stickers' },
    { pattern: /電話(?!番号|をかける$|でお話し)/, instead: '通話' },
    { pattern: /^(?!こんにちは)/, keys: ownWords, instead: 'a greeting, こんにちは' },
    { pattern: /通常は.*(混雑|空いて)/, instead: '普段は' },
    { pattern: /応答を再開/, instead: '受付を再開' },
    { pattern: /満席/, instead: '空きなし' },
    { pattern: /お客(さま|様)/, instead: 'no pronoun' },
    { pattern: /応答中/, instead: '受付中' },
    { pattern: /混雑なし/, instead: '空いて…' },
    { pattern: /その他/, keys: /readMore/i, instead: '続きを読む' },
    {
      pattern: /アカウント/,
      keys: /^notFound\.hint$/,
      instead: 'ページ: the coupon may be gone, not the account',
    },
    { pattern: /ログイン済み/, instead: 'ログイン中' },
    { pattern: gap('[A-Za-z]'), instead: 'no space next to Latin letters' },
  ],
  'zh-TW': [
    { pattern: /你/, instead: '您' },
    // A person says 這個.
    { pattern: /這個/, keys: /^(?!(driver|staff)\.request$)/, instead: '此' },
    { pattern: /通話要求/, instead: '預約通話' },
    { pattern: /^(?!您好)/, keys: ownWords, instead: 'a greeting, 您好' },
    { pattern: /人稍多/, instead: '人有點多' },
    { pattern: /聯絡時間/, instead: '受理' },
    { pattern: /^回應時間內$/, instead: '目前可聯絡' },
    { pattern: /中場休息/, instead: '休息中' },
    { pattern: /個字元/, instead: '個字' },
    { pattern: /QR/, instead: '行動條碼' },
    { pattern: /・/, instead: '·' },
    { pattern: /–/, instead: '～' },
    { pattern: gap('[A-Za-z0-9{}]'), instead: 'no space next to Latin letters, digits and values' },
  ],
  th: [
    { pattern: /ไม่รับสาย/, instead: 'ไม่เปิดรับสายโทร: ไม่รับสาย is not picking up now' },
    { pattern: /คนพอสมควร/, instead: 'คนค่อนข้างเยอะ' },
    { pattern: /จากกว่า/, instead: 'จากมากกว่า' },
    { pattern: /^(?!สวัสดี)/, keys: ownWords, instead: 'a greeting, สวัสดี' },
    { pattern: /บัญชี/, keys: /^notFound\.hint$/, instead: 'หน้านี้: the coupon may be gone, not the account' },
    { pattern: /แชต/, instead: 'แชท' },
    { pattern: /แสตมป์|\}\} ?ดวง/, instead: 'แต้ม' },
    { pattern: /(?<!รายการ)โปรด/, instead: 'กรุณา' },
    { pattern: /เลิกบล็อก/, instead: 'ปลดบล็อก' },
    { pattern: /QR/, instead: 'คิวอาร์โค้ด' },
    { pattern: / ๆ/, instead: 'ๆ without a space before it' },
    { pattern: /[\u0E00-\u0E7F][A-Za-z]|[A-Za-z][\u0E00-\u0E7F]/, instead: 'a space next to Latin letters' },
  ],
  id: [
    { pattern: /Lainnya/, keys: /readMore/i, instead: 'Baca selengkapnya' },
    { pattern: /\bAnda\b/i, instead: 'kamu' },
    { pattern: /\bstempel\b/i, instead: 'poin' },
    { pattern: /\bmasuk\b(?! terakhir)/i, instead: 'login' },
    { pattern: /dalam jam layanan/i, instead: 'bisa dihubungi sekarang' },
    { pattern: /^Pesan$/, instead: 'Reservasi: Pesan alone is a message' },
    { pattern: /\bgambar\b/i, instead: 'foto' },
    { pattern: /\b(handphone|hp|telepon genggam)\b/i, instead: 'ponsel' },
    { pattern: /\blink\b/i, instead: 'tautan' },
  ],
  ko: [
    { pattern: /스탬프/, instead: '포인트' },
    { pattern: /휴대전화/, instead: '휴대폰' },
    { pattern: /전화(?!번호| 걸기$)/, instead: '통화' },
    { pattern: /신고(를|을)? ?전송/, instead: '신고하다, 신고가 접수되다' },
    { pattern: /\((으|을|를|이|가|은|는)\)/, instead: 'a noun before the particle' },
    { pattern: /(?<!안녕)하세요/, instead: '해 주세요' },
    { pattern: /할 수 없습니다|불러올 수 없/, keys: failures, instead: '하지 못했습니다: an attempt failed' },
    { pattern: /니까\?/, keys: ownWords, instead: '해요체: these are the words of a person' },
    { pattern: /^(?!안녕하세요)/, keys: ownWords, instead: 'a greeting, 안녕하세요' },
    { pattern: /^응답 중$/, instead: '지금 연락 가능' },
    { pattern: /보여 주기|더 보기/, instead: '보여주기, 더보기' },
    { pattern: /상점/, instead: '스토어' },
    { pattern: /QR코드/, instead: 'QR 코드' },
  ],
};

/** One line for every text with a forbidden word. */
export function forbiddenWordProblems(dictionaries: readonly DictionarySet[]): string[] {
  return dictionaries.flatMap(({ folder, texts }) =>
    ourLanguages.flatMap((language) =>
      Object.entries(texts[language] ?? {}).flatMap(([key, text]) =>
        [...forbiddenWords.all, ...forbiddenWords[language]]
          .filter(({ pattern, keys }) => pattern.test(text) && (keys?.test(key) ?? true))
          .map(
            ({ instead }) =>
              `${folder}/${dictionaryFile(language)}: '${key}' is '${text}'; docs/texts.md has ${instead}`,
          ),
      ),
    ),
  );
}

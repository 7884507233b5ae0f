import { languages, type Language } from '@oa-profile/i18n';
import type { DictionarySet } from './dictionaries.js';

/** A wording for which the glossary has another word. */
export interface ForbiddenWord {
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}

const cjk = String.raw`[\u3005-\u30FF\u4E00-\u9FFF，。、！？「」]`;
/** A space between Chinese or Japanese characters and a character that matches the given pattern. */
const gap = (latin: string): RegExp => new RegExp(`${cjk} +${latin}|${latin} +${cjk}`);

/**
 * What docs/texts.md forbids and a pattern can find. Short on purpose: earlier mistakes, and what a translator who does
 * not know the product would write.
 */
export const forbiddenWords: Readonly<Record<Language | 'all', readonly ForbiddenWord[]>> = {
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
    { pattern: /電話(?!番号)/, instead: '通話' },
    { pattern: /満席/, instead: '空きなし' },
    { pattern: /お客(さま|様)/, instead: 'no pronoun' },
    { pattern: /ログイン済み/, instead: 'ログイン中' },
    { pattern: gap('[A-Za-z]'), instead: 'no space next to Latin letters' },
  ],
  'zh-TW': [
    { pattern: /你/, instead: '您' },
    { pattern: /這個/, instead: '此' },
    { pattern: /中場休息/, instead: '休息中' },
    { pattern: /個字元/, instead: '個字' },
    { pattern: /QR/, instead: '行動條碼' },
    { pattern: /・/, instead: '·' },
    { pattern: /–/, instead: '～' },
    { pattern: gap('[A-Za-z0-9{}]'), instead: 'no space next to Latin letters, digits and values' },
  ],
  th: [
    { pattern: /แชต/, instead: 'แชท' },
    { pattern: /แสตมป์|\}\} ?ดวง/, instead: 'แต้ม' },
    { pattern: /(?<!รายการ)โปรด/, instead: 'กรุณา' },
    { pattern: /เลิกบล็อก/, instead: 'ปลดบล็อก' },
    { pattern: /QR/, instead: 'คิวอาร์โค้ด' },
    { pattern: / ๆ/, instead: 'ๆ without a space before it' },
    { pattern: /[\u0E00-\u0E7F][A-Za-z]|[A-Za-z][\u0E00-\u0E7F]/, instead: 'a space next to Latin letters' },
  ],
  id: [
    { pattern: /\bAnda\b/i, instead: 'kamu' },
    { pattern: /\bstempel\b/i, instead: 'poin' },
    { pattern: /\bmasuk\b/i, instead: 'login' },
    { pattern: /^Pesan$/, instead: 'Reservasi: Pesan alone is a message' },
    { pattern: /\bgambar\b/i, instead: 'foto' },
    { pattern: /\b(handphone|hp|telepon genggam)\b/i, instead: 'ponsel' },
    { pattern: /\blink\b/i, instead: 'tautan' },
  ],
  ko: [
    { pattern: /스탬프/, instead: '포인트' },
    { pattern: /휴대전화/, instead: '휴대폰' },
    { pattern: /전화(?!번호)/, instead: '통화' },
    { pattern: /신고(를|을)? ?전송/, instead: '신고하다, 신고가 접수되다' },
    { pattern: /\((으|을|를|이|가|은|는)\)/, instead: 'a noun before the particle' },
    { pattern: /하세요/, instead: '해 주세요' },
    { pattern: /상점/, instead: '스토어' },
    { pattern: /QR코드/, instead: 'QR 코드' },
  ],
};

/** One line for every text with a forbidden word. */
export function forbiddenWordProblems(dictionaries: readonly DictionarySet[]): string[] {
  return dictionaries.flatMap(({ folder, texts }) =>
    languages.flatMap((language) =>
      Object.entries(texts[language] ?? {}).flatMap(([key, text]) =>
        [...forbiddenWords.all, ...forbiddenWords[language]]
          .filter(({ pattern }) => pattern.test(text))
          .map(
            ({ instead }) => `${folder}/${language}.ts: '${key}' is '${text}'; docs/texts.md has ${instead}`,
          ),
      ),
    ),
  );
}

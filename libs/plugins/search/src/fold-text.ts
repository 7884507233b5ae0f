/** A text folded for comparison, and where each of its characters comes from. */
export interface FoldedText {
  folded: string;
  /** For each UTF-16 unit of `folded`, where its source begins in the text. */
  starts: readonly number[];
  /** For each UTF-16 unit of `folded`, where its source ends in the text. */
  ends: readonly number[];
}

/**
 * A character with its parts: marks, half-width voicing, the vowel of a Thai syllable, the jamo of a Korean one. No word
 * has as many parts as the limit, without which a long run of marks would take very long to normalise.
 */
const CHARACTER = /[\s\S][\p{M}\u0E33\uFF9E\uFF9F\u1160-\u11FF]{0,30}/gu;

/** Scripts written without spaces, or both with and without them. */
const SPACELESS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}ー]$/u;

const KANA = /[\p{sc=Hira}ー]$/u;

/** UTF-16 units at the end of a text that hold its last character. */
const LAST_UNITS = 2;

/** Most UTF-16 units of a query that are read: nobody looks for more, and every text is searched for each of its words. */
const MOST_OF_QUERY = 200;

/** What people and keyboards use in place of the long vowel mark. */
const LIKE_LONG_VOWEL = /^[-‐-―−~〜]$/;

/** Spaces, and the dot between words in katakana. */
const GAP = /^[\s・]$/;

/**
 * Folds texts that readers consider equal: upper and lower case, full and half width, hiragana and katakana, letters
 * with and without Latin diacritics or Thai tones. Spaces are removed in scripts that do without them.
 */
export function foldText(text: string): FoldedText {
  const pieces: string[] = [];
  let before = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: character, index } of text.matchAll(CHARACTER)) {
    const piece = foldCharacter(character, before);
    before = (before + piece).slice(-LAST_UNITS);
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(index);
      ends.push(index + character.length);
    }
    pieces.push(piece);
  }
  return { folded: pieces.join(''), starts, ends };
}

function foldCharacter(character: string, before: string): string {
  const plain = character
    .normalize('NFKC')
    .toLowerCase()
    // Diacritics of Latin letters, and what keeps a date on one line. The voicing of kana is a different sound, and is
    // restored by NFC.
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u2060]/g, '')
    .normalize('NFC')
    // Thai tones and signs; the rest of a decomposed sara am becomes that vowel again.
    .replace(/[\u0E47-\u0E4C\u0E4E]/g, '')
    .replace(/\u0E4D\u0E32/g, '\u0E33')
    .replace(/\u0E4D/g, '')
    .replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[‘’ʼ]/g, "'")
    // The same character to readers in Taiwan.
    .replace(/臺/g, '台');
  if (GAP.test(plain) && SPACELESS.test(before)) return '';
  if (LIKE_LONG_VOWEL.test(plain) && KANA.test(before)) return 'ー';
  return /^\s+$/.test(plain) ? ' ' : plain;
}

/**
 * Words of a query, folded, each once. The long vowel at the end of a loanword is optional: コンピューター, コンピュータ.
 */
export function foldQuery(query: string): string[] {
  const words = query
    .slice(0, MOST_OF_QUERY)
    .split(/\s+/)
    .map((word) => foldText(word).folded.replace(/^([^ー].*[^ー])ー$/u, '$1'))
    .filter((word) => word !== '');
  return [...new Set(words)];
}

/** A part of a text: words, or an http(s) address. */
export interface TextPiece {
  kind: 'words' | 'link';
  text: string;
}

/**
 * Only http and https, so nothing else can become a link. Addresses end at white space, quotes, and the letters and
 * marks of scripts that put no space after them.
 */
const address =
  /https?:\/\/(?=[\p{L}\p{N}])[^\s<>"'`\u0e00-\u0e7f\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/giu;

/** The part before the @ can look like a well-known host, but is a user name. */
const namesUser = /^https?:\/\/[^/?#\\]*@/i;

/** The paragraphs of a plain text, separated by blank lines, each split at its addresses. */
export function textParagraphs(text: string): TextPiece[][] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(pieces);
}

function pieces(paragraph: string): TextPiece[] {
  const found: TextPiece[] = [];
  let end = 0;
  const addWords = (to: number): void => {
    if (to > end) found.push({ kind: 'words', text: paragraph.slice(end, to) });
  };
  for (const match of paragraph.matchAll(address)) {
    const text = withoutSentence(match[0]);
    if (namesUser.test(text)) continue;
    addWords(match.index);
    found.push({ kind: 'link', text });
    end = match.index + text.length;
  }
  addWords(paragraph.length);
  return found;
}

/** Removes what belongs to the sentence: final punctuation, and a closing bracket that the address does not open. */
function withoutSentence(address: string): string {
  let text = address;
  while (/[.,:;!?…\]}]$/.test(text) || closesTooMuch(text)) text = text.slice(0, -1);
  return text;
}

function closesTooMuch(text: string): boolean {
  return text.endsWith(')') && count(text, ')') > count(text, '(');
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

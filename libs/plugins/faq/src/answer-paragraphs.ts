/** A run of an answer: words, or an http(s) address. */
export type AnswerPiece = { kind: 'words'; text: string } | { kind: 'link'; text: string; url: string };

/** Addresses end at white space, quotes, and the letters and marks of scripts that put no space after them. */
const address = /https?:\/\/[^\s<>"'`\u0e00-\u0e7f\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/gi;

/** Marks that end a sentence rather than the address before them. */
const sentenceEnd = /[.,:;!?…]+$/;

/** The paragraphs of a plain text, which blank lines separate, with its addresses found. */
export function answerParagraphs(answer: string): AnswerPiece[][] {
  return answer
    .split(/\r?\n[^\S\n]*\r?\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(pieces);
}

function pieces(paragraph: string): AnswerPiece[] {
  const found: AnswerPiece[] = [];
  let end = 0;
  const addWords = (to: number): void => {
    if (to > end) found.push({ kind: 'words', text: paragraph.slice(end, to) });
  };
  for (const match of paragraph.matchAll(address)) {
    const text = withoutSentence(match[0]);
    if (!URL.canParse(text)) continue;
    addWords(match.index);
    found.push({ kind: 'link', text, url: text });
    end = match.index + text.length;
  }
  addWords(paragraph.length);
  return found;
}

/** Leaves out what belongs to the sentence: its end, and a closing bracket that the address does not open. */
function withoutSentence(text: string): string {
  const trimmed = text.replace(sentenceEnd, '');
  const isUnopened = trimmed.endsWith(')') && count(trimmed, ')') > count(trimmed, '(');
  if (isUnopened || /[\]}]$/.test(trimmed)) return withoutSentence(trimmed.slice(0, -1));
  return trimmed;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

/** A part of a text: words, or an http(s) address. */
export type TextPiece =
  | { kind: 'words'; text: string }
  /** `href` is the address as the URL parser writes it. */
  | { kind: 'link'; text: string; href: string };

/**
 * Only http and https, so nothing else can become a link. Addresses end at white space, quotes, the letters and marks of
 * scripts that put no space after them, and at what a browser reads differently from a person: backslashes, and
 * invisible characters, which can also turn the text around.
 */
const address =
  /https?:\/\/(?=[\p{L}\p{N}])[^\s<>"'`\\\p{Cc}\p{Cf}\u0e00-\u0e7f\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/giu;

/** The part before the @ can look like a well-known host, but is a user name. */
const namesUser = /^https?:\/\/[^/?#\\]*@/i;

/** Elements take far longer to render than letters. What follows stays in the last paragraph. */
const MOST_PARAGRAPHS = 200;

/** Further addresses stay words. */
const MOST_LINKS = 100;

/** The paragraphs of a plain text, split at its addresses. At most 200 paragraphs and 100 links are told apart. */
export function textParagraphs(text: string): TextPiece[][] {
  const paragraphs = text
    .split(/\r?\n[^\S\n]*\r?\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const rest = paragraphs.splice(MOST_PARAGRAPHS - 1).join('\n\n');
  let links = 0;
  return [...paragraphs, ...(rest ? [rest] : [])].map((paragraph) => {
    const found = pieces(paragraph, MOST_LINKS - links);
    links += found.filter(({ kind }) => kind === 'link').length;
    return found;
  });
}

function pieces(paragraph: string, mostLinks: number): TextPiece[] {
  const found: TextPiece[] = [];
  let links = 0;
  let end = 0;
  const addWords = (to: number): void => {
    if (to > end) found.push({ kind: 'words', text: paragraph.slice(end, to) });
  };
  for (const match of paragraph.matchAll(address)) {
    if (links === mostLinks) break;
    const text = withoutSentence(match[0]);
    const href = namesUser.test(text) ? undefined : hrefOf(text);
    if (href === undefined) continue;
    addWords(match.index);
    found.push({ kind: 'link', text, href });
    links += 1;
    end = match.index + text.length;
  }
  addWords(paragraph.length);
  return found;
}

function hrefOf(address: string): string | undefined {
  try {
    return new URL(address).href;
  } catch {
    return undefined;
  }
}

/** Marks that end a sentence, and brackets that hold it. */
const ENDINGS = new Set('.,:;!?…]}');

/** Removes what belongs to the sentence: final punctuation, and a closing bracket that the address does not open. */
function withoutSentence(address: string): string {
  let unopened = address.split(')').length - address.split('(').length;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!ENDINGS.has(last)) break;
  }
  return address.slice(0, end);
}

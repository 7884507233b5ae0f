/** Lines that are shown of a folded text, and one that would not be worth a tap. */
const LINES = 6 + 1;

/** Characters of the Latin alphabet in a line of the widest text there is. */
const LINE_LENGTH = 80;

/**
 * Whether a text is worth folding however wide its column is: what takes more than its lines there takes them
 * everywhere. The server decides it, so nobody can measure.
 */
export function isLongText(text: string): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(widthOf(line) / LINE_LENGTH)));
  return lines.reduce((sum, count) => sum + count, 0) > LINES;
}

/** In Latin characters: Han, kana and Hangul are twice as wide, and marks take no room. */
function widthOf(line: string): number {
  const count = (characters: RegExp): number => line.match(characters)?.length ?? 0;
  const wide = count(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uff01-\uff60]/gu);
  return count(/\P{M}/gu) + wide;
}

/** Six lines shown when folded, plus one more, which would not be worth a tap. */
const MAX_LINES = 6 + 1;

/** Latin characters in a line of the widest column. */
const LINE_LENGTH = 80;

/** The server decides in a column of any width: a text that is too long for the widest is too long for all. */
export function isLongText(text: string): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(widthOf(line) / LINE_LENGTH)));
  return lines.reduce((sum, count) => sum + count, 0) > MAX_LINES;
}

/** In Latin characters: Han, kana and Hangul are twice as wide, and marks take no space. */
function widthOf(line: string): number {
  const count = (characters: RegExp): number => line.match(characters)?.length ?? 0;
  const wide = count(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uff01-\uff60]/gu);
  return count(/\P{M}/gu) + wide;
}

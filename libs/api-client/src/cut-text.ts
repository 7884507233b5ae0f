/** Most characters of any text in a response: several times the longest answer that anybody reads on a page. */
export const LONGEST_TEXT = 20_000;

/**
 * A text of at most `most` characters, counted as Unicode code points like JSON Schema's `maxLength`. A longer one ends
 * in an ellipsis, which is one of them; white space before it begins is then dropped, so that something is left to read.
 */
export function cutText(text: string, most: number): string {
  // No text has more code points than UTF-16 units.
  if (text.length <= most) return text;
  const letters = Array.from(text.trimStart().slice(0, 2 * (most + 1)));
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}\u2026`;
}

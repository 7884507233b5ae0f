/**
 * The text on one line, cut after `length` characters as a reader counts them: marks stay with their letters.
 *
 * @example
 * ```ts
 * shorten('Freshly roasted\nevery morning', 20); // 'Freshly roasted…'
 * ```
 */
export function shorten(text: string, length: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const characters = line.match(/\P{M}\p{M}*/gu) ?? [];
  if (characters.length <= length) return line;
  const start = characters.slice(0, length - 1).join('');
  return `${wholeWords(start, characters[length - 1] ?? '')}…`;
}

/** Removes a word that was cut in two. Scripts without spaces lose none. */
function wholeWords(start: string, next: string): string {
  if (next === ' ') return start;
  const lastSpace = start.lastIndexOf(' ');
  return lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start.trimEnd();
}

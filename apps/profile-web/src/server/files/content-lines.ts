/**
 * The lines of which calendar files (RFC 5545) and contact cards (RFC 2426) are made, folded and each with its break.
 *
 * @param lines `NAME:value`, the value of a text through {@link textValue}
 */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A text as a value: it can neither end its line nor be taken for more than one value. */
export function textValue(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // Characters that a text must not have at all.
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/** An address as a value. Nothing in it is escaped, but a line break, which an address may hold unseen, would be one. */
export function urlValue(url: string): string {
  return new URL(url).href;
}

/** The most octets of a line without its break. */
const LINE_LENGTH = 75;

/** Breaks a long line so that no character is torn; each further line begins with a space, which counts, too. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > LINE_LENGTH) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += size;
  }
  return result;
}

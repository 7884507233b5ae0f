/**
 * Joins the lines of calendar files (RFC 5545) and contact cards (RFC 2426), folded and each with its line break.
 *
 * @param lines `NAME:value`, with texts escaped by {@link textValue}
 */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Escapes a text: it can neither end its line nor be read as several values. */
export function textValue(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // Control characters are not allowed at all.
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

/** An address as a value. Values of this type are not escaped, but a line break hidden in one must not take effect. */
export function urlValue(url: string): string {
  return new URL(url).href;
}

/** Longest line, without its break. */
const LINE_BYTES = 75;

/** Folds a long line between characters; each further line begins with a space, which counts as well. */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (length + size > LINE_BYTES) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += size;
  }
  return result;
}

/** Length of a character in UTF-8: encoding each one to count its bytes takes ten times as long. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

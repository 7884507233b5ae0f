/**
 * A text with one part replaced.
 *
 * @param source where the text comes from, for the error
 * @throws Error if the part is not there: the text has changed, and what is made of it would be wrong
 */
export function replaced(source: string, text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`${source} has no '${part}' to replace.`);
  return text.replaceAll(part, by);
}

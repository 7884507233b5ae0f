/** Leaves out the one character that PostgreSQL's texts cannot hold, plain or as JSON escapes it. */
export const storableText = (text: string): string => text.replaceAll('\0', '').replaceAll('\\u0000', '');

/** Parses JSON that goes into the database; undefined when it is none. */
export function parseStorableJson(text: string): unknown {
  try {
    return JSON.parse(storableText(text)) as unknown;
  } catch {
    return undefined;
  }
}

/** The part of a text that PostgreSQL can store: without NUL characters and lone surrogates. */
export const storableText = (text: string): string =>
  // `toWellFormed` is not in the types of all supported Node versions.
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** Parses JSON for the database; undefined if it is invalid. */
export function parseStorableJson(text: string): unknown {
  try {
    return storable(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Makes all texts in a parsed value storable, keys as well. Before parsing, escapes would hide them. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), storable(part)]));
}

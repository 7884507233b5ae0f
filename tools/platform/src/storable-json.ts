/** What PostgreSQL can hold of a text: not the character zero, and no half of an emoji. */
export const storableText = (text: string): string =>
  // `toWellFormed` is not in the types of all the versions of Node that we support.
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** Parses JSON that goes into the database; undefined when it is none. */
export function parseStorableJson(text: string): unknown {
  try {
    return storable(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Puts all texts in a value right, keys as well, once they are read: what escapes one is a text like any other. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), storable(part)]));
}

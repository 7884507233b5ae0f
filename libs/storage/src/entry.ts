import type { StorageArea } from './storage-area.js';

/** What is stored under one key. */
export interface Entry {
  /** When it was last written or read, in milliseconds; unique and increasing within its namespace. */
  updatedAt: number;
  /** Its owner, if the cache has owners and the owner is known. */
  owner?: string | undefined;
  payload: unknown;
}

/** The text of an entry, or undefined if JSON cannot represent it: a cycle, a BigInt, a function, undefined. */
export function encodeEntry(entry: Entry): string | undefined {
  try {
    const text = JSON.stringify(entry);
    return decodeEntry(text) && text;
  } catch {
    return undefined;
  }
}

/** The entry in `text`, or undefined if there is none. */
export function decodeEntry(text: string | null): Entry | undefined {
  try {
    const value = JSON.parse(text ?? '') as Partial<Entry> | null;
    if (value === null || !Number.isSafeInteger(value.updatedAt) || value.payload === undefined)
      return undefined;
    if (value.owner !== undefined && typeof value.owner !== 'string') return undefined;
    return value as Entry;
  } catch {
    return undefined;
  }
}

export interface EntryAge {
  id: string;
  updatedAt: number;
}

/**
 * How far ahead of the clock an entry's time may be, since clocks are sometimes wrong and then corrected. An entry
 * further ahead would never be the oldest, and later ones could run out of safe integers.
 */
const MAX_AHEAD_MS = 366 * 24 * 60 * 60 * 1000;

/**
 * Every entry whose id starts with `prefix`, oldest first. One that cannot be read or is from the far future counts as
 * the oldest.
 */
export function entriesByAge(area: StorageArea, prefix: string, now: number): EntryAge[] {
  return Array.from({ length: area.length }, (_, index) => area.key(index))
    .filter((id) => id !== null)
    .filter((id) => id.startsWith(prefix))
    .map((id) => {
      const { updatedAt = 0 } = decodeEntry(area.getItem(id)) ?? {};
      return { id, updatedAt: updatedAt > now + MAX_AHEAD_MS ? 0 : updatedAt };
    })
    .sort((a, b) => a.updatedAt - b.updatedAt);
}

import type { StorageArea } from './storage-area.js';

/** What is stored under one key. */
export interface Entry {
  /** When it was last written or read, in milliseconds; later than that of every older entry of its namespace. */
  updatedAt: number;
  /** Whose it is, where that matters and is known. */
  owner?: string | undefined;
  payload: unknown;
}

/** The text of an entry, or undefined for what JSON cannot hold: a cycle, a BigInt, a function, undefined. */
export function encodeEntry(entry: Entry): string | undefined {
  try {
    const text = JSON.stringify(entry);
    return decodeEntry(text) && text;
  } catch {
    return undefined;
  }
}

/** The entry that `text` holds, or undefined when it holds none. */
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

/** The age of one stored entry. */
export interface EntryAge {
  id: string;
  updatedAt: number;
}

/** Every entry whose id starts with `prefix`, oldest first. One that cannot be read counts as the oldest. */
export function entriesByAge(area: StorageArea, prefix: string): EntryAge[] {
  return Array.from({ length: area.length }, (_, index) => area.key(index))
    .filter((id) => id !== null)
    .filter((id) => id.startsWith(prefix))
    .map((id) => ({ id, updatedAt: decodeEntry(area.getItem(id))?.updatedAt ?? 0 }))
    .sort((a, b) => a.updatedAt - b.updatedAt);
}

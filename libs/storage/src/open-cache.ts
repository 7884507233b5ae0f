import { decodeEntry, encodeEntry, entriesByAge, type Entry, type EntryAge } from './entry.js';
import type { CacheNamespace } from './namespaces.js';
import { browserAreas, createMemoryArea, findArea, writeIfRoom, type StorageAreas } from './storage-area.js';

/** What {@link openCache} needs besides the namespace. */
export interface OpenCacheOptions<T> {
  /**
   * Makes a stored payload a value again. Whatever an older version of the page, a visitor or an extension left in
   * the storage arrives here: return undefined, or throw, for what cannot be read, and the entry is deleted.
   */
  parse: (payload: unknown) => T | undefined;
  /**
   * Whose the entries are that are read and written now: a hash, never an id or a token. Undefined while nobody is
   * known. An entry that names another owner is not used, and is deleted as soon as somebody who is known comes across
   * it. Writing asks nobody: what is set takes the place of what was there, and the oldest entry goes, whomever they name.
   *
   * @default entries belong to the device
   */
  owner?: () => string | undefined;
  /**
   * Whose entries may be read while nobody is known: those of whoever was known last, by the same hash. Nothing is
   * written for them, and nobody's entries are removed in their name.
   *
   * @default nobody's
   */
  lastOwner?: () => string | undefined;
  /**
   * The persistent areas.
   *
   * @default the browser's own
   */
  areas?: StorageAreas;
  /**
   * The clock, in whole milliseconds.
   *
   * @default Date.now
   */
  now?: () => number;
}

/** One namespace of the browser's storage. No method ever throws, whatever the functions of the options do. */
export interface Cache<T> {
  /** The value under `key`, or undefined when there is none that can be read. Reading makes the entry young again. */
  get(key: string): T | undefined;
  /**
   * Keeps `payload` under `key`, and tells whether it could: false when JSON cannot hold it, when `owner` or `now` throws,
   * or when the area is full even without the other entries of this namespace. After false nothing is left under `key`, for the value that
   * was there has just been declared outdated: a cache may forget, it must not be wrong.
   */
  set(key: string, payload: T): boolean;
  delete(key: string): void;
  /** Deletes every entry of this namespace, and nothing else. */
  clear(): void;
}

/** What one of the page's own functions gives, or `otherwise` where it throws: no fault of the area. */
function ask<Answer, Otherwise>(read: () => Answer, otherwise: Otherwise): Answer | Otherwise {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Encodes no more than what could make one key or namespace look like another; a lone surrogate passes too. */
const encode = (part: string): string => part.replace(/[%/]/g, encodeURIComponent);

/**
 * Opens a namespace of the browser's storage as a cache that forgets its oldest entries.
 *
 * Every entry has a storage key of its own. One key for the whole namespace would make each write a write of
 * everybody's entries, so that of two tabs writing at once one would lose what it wrote. For the same reason nothing
 * is remembered between calls: the storage itself says what there is and how old it is. Two tabs that each see room
 * for one more can exceed the capacity together; the next `set` repairs it.
 */
export function openCache<T>(namespace: CacheNamespace, options: OpenCacheOptions<T>): Cache<T> {
  const { parse, owner, lastOwner, areas = browserAreas } = options;
  const prefix = `oa-profile/${encode(namespace.name)}/`;
  const idOf = (key: string): string => prefix + encode(key);
  let area = findArea(areas, namespace.area);

  /** No number while the clock fails: an entry without a time cannot be kept. */
  const now = (): number => ask(options.now ?? Date.now, NaN);

  /** Does as told in the area. One that breaks while the page lives is given up, and memory serves from then on. */
  function attempt<R>(action: () => R): R {
    try {
      return action();
    } catch {
      area = createMemoryArea();
      return action();
    }
  }

  /** Strictly increasing, even when the clock stands still or goes backwards, so that order by age is never lost. */
  const nextUpdate = (entries: EntryAge[]): number => Math.max(now(), (entries.at(-1)?.updatedAt ?? 0) + 1);

  /** Makes an entry the youngest. The payload goes back as it was stored, not as `parse` made it. */
  function touch(id: string, { owner: whose, payload }: Entry): void {
    try {
      const text = encodeEntry({
        updatedAt: nextUpdate(entriesByAge(area, prefix, now())),
        owner: whose,
        payload,
      });
      if (text !== undefined) area.setItem(id, text);
    } catch {
      // An area that is full or read-only: the entry stays as old as it is, and was read all the same.
    }
  }

  function get(key: string): T | undefined {
    const id = idOf(key);
    const text = area.getItem(id);
    if (text === null) return undefined;
    const entry = decodeEntry(text);
    const value = entry && ask(() => parse(entry.payload), undefined);
    if (!entry || value === undefined) {
      area.removeItem(id);
      return undefined;
    }
    const whose = owner ? ask(owner, null) : entry.owner;
    if (entry.owner !== whose) {
      // While nobody is known, or can be asked for, nobody can tell whether it is theirs.
      if (typeof whose === 'string') area.removeItem(id);
      else if (whose === undefined && entry.owner === ask(() => lastOwner?.(), null)) return value;
      return undefined;
    }
    touch(id, entry);
    return value;
  }

  function set(key: string, payload: T): boolean {
    const id = idOf(key);
    const entries = entriesByAge(area, prefix, now());
    const whose = ask(() => owner?.(), null);
    const text =
      whose === null ? undefined : encodeEntry({ updatedAt: nextUpdate(entries), owner: whose, payload });
    if (text === undefined) {
      area.removeItem(id);
      return false;
    }
    const others = entries.filter((entry) => entry.id !== id);
    const evictOldest = (): boolean => {
      const oldest = others.shift();
      if (oldest) area.removeItem(oldest.id);
      return oldest !== undefined;
    };

    while (others.length >= namespace.capacity && evictOldest());
    while (!writeIfRoom(area, id, text)) {
      if (evictOldest()) continue;
      area.removeItem(id);
      return false;
    }
    return true;
  }

  return {
    get: (key) => attempt(() => get(key)),
    set: (key, payload) => attempt(() => set(key, payload)),
    delete: (key) => attempt(() => area.removeItem(idOf(key))),
    clear: () => attempt(() => entriesByAge(area, prefix, Infinity).forEach(({ id }) => area.removeItem(id))),
  };
}

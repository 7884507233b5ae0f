import { decodeEntry, encodeEntry, entriesByAge, type Entry, type EntryAge } from './entry.js';
import type { CacheNamespace } from './namespaces.js';
import { browserAreas, createMemoryArea, findArea, writeIfRoom, type StorageAreas } from './storage-area.js';

/** What {@link openCache} needs besides the namespace. */
export interface OpenCacheOptions<T> {
  /**
   * Turns a stored payload into a value. It can get anything that an older version of the page, a visitor or an
   * extension has left in the storage: if it returns undefined or throws, the entry is deleted.
   */
  parse: (payload: unknown) => T | undefined;
  /**
   * The current owner of entries: a hash, never an id or a token. Undefined while the visitor is unknown. An entry of
   * another owner is not used, and is deleted once a known visitor's page reads it. Writing replaces and evicts entries
   * whoever owns them.
   *
   * @default entries belong to the device
   */
  owner?: () => string | undefined;
  /**
   * Whose entries may be read while the visitor is unknown: those of the last known visitor, by the same hash. Nothing
   * is written or removed in their name.
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
  /** The value under `key`, or undefined if there is none that can be read. Reading makes the entry the youngest. */
  get(key: string): T | undefined;
  /**
   * Keeps `payload` under `key`, and tells whether it could: false when JSON cannot hold it, when `owner` or `now`
   * throws, or when the area is full even without the other entries of this namespace. After false nothing is left
   * under `key`, for the value that was there has just been declared outdated: a cache may forget, it must not be
   * wrong.
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

/**
 * Encodes no more than what could make one key or namespace look like another; a lone surrogate passes too, and a key of
 * code without types is its text.
 */
const encode = (part: unknown): string => String(part).replace(/[%/]/g, encodeURIComponent);

/**
 * Opens a namespace of the browser's storage as a cache that forgets its oldest entries.
 *
 * Every entry has its own storage key. With one key for the whole namespace, each write would rewrite all entries, and
 * of two tabs writing at the same time one would lose its write. For the same reason nothing is remembered between
 * calls: only the storage knows the entries and their ages. Two tabs that each see room for one more can exceed the
 * capacity together; the next `set` repairs it.
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

  /** Strictly increasing, even if the clock stands still or goes backwards, so that entries stay in order. */
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
      // The area is full or read-only: the entry keeps its age, and reading it still succeeds.
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

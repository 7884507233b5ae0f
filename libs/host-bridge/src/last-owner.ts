import { namespaces, openCache, type CacheNamespace } from '@oa-profile/storage';

/** Kept for as long as the tab or the web view is open: another one may be somebody else's. */
const recognised: CacheNamespace = { name: 'lastOwner', area: 'session', capacity: 1 };

/** The visitor who was recognised last, as a hash. */
export interface LastOwner {
  get: () => string | undefined;
  /**
   * Remembers the visitor whom the SDK has recognised; one who is not signed in, or whose id it may not tell, makes the
   * last one forgotten. What the tab keeps of a visitor who was not known yet is deleted if it may be somebody else's:
   * where another one was known before, or where this one could be anybody.
   */
  set: (visitor: { owner: string | undefined } | undefined) => void;
}

/** Opens the record of the visitor who was recognised last. Neither method ever throws. */
export function openLastOwner(): LastOwner {
  const cache = openCache(recognised, {
    parse: (value) => (typeof value === 'string' && value ? value : undefined),
  });
  const unclaimed = openCache(namespaces.unclaimed, { parse: () => undefined });
  // Kept in memory, since it is read at each rendering and only this page changes it.
  let last: { owner: string | undefined } | undefined;
  const get = (): string | undefined => (last ??= { owner: cache.get('visitor') }).owner;
  return {
    get,
    set(visitor) {
      const owner = visitor?.owner;
      const before = get();
      if (before === undefined ? visitor && !owner : before !== owner) unclaimed.clear();
      last = { owner };
      if (owner) cache.set('visitor', owner);
      else cache.delete('visitor');
    },
  };
}

import { openCache, type CacheNamespace } from '@oa-profile/storage';

/** Kept for as long as the tab or the web view is open: another one may be somebody else's. */
const recognised: CacheNamespace = { name: 'lastOwner', area: 'session', capacity: 1 };

/** The visitor who was recognised last, as a hash. */
export interface LastOwner {
  get: () => string | undefined;
  /** Remembers an owner; undefined forgets the last one. */
  set: (owner: string | undefined) => void;
}

/** Opens the record of the visitor who was recognised last. Neither method ever throws. */
export function openLastOwner(): LastOwner {
  const cache = openCache(recognised, {
    parse: (value) => (typeof value === 'string' && value ? value : undefined),
  });
  // Kept in memory, since it is read at each rendering and only this page changes it.
  let last: { owner: string | undefined } | undefined;
  return {
    get: () => (last ??= { owner: cache.get('visitor') }).owner,
    set(owner) {
      last = { owner };
      if (owner) cache.set('visitor', owner);
      else cache.delete('visitor');
    },
  };
}

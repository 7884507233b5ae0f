import { openCache, type CacheNamespace } from '@oa-profile/storage';

/** As long as the tab or the web view is open: another one may be somebody else's. */
const recognised: CacheNamespace = { name: 'lastOwner', area: 'session', capacity: 1 };

/** Who was recognised last, by their hash. */
export interface LastOwner {
  get: () => string | undefined;
  /** Nobody at all: whoever it was is forgotten. */
  set: (owner: string | undefined) => void;
}

/** Opens what a page remembers of who was there before it was loaded. Neither method ever throws. */
export function openLastOwner(): LastOwner {
  const cache = openCache(recognised, {
    parse: (value) => (typeof value === 'string' && value ? value : undefined),
  });
  // Asked for at each rendering, and changed by this page alone.
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

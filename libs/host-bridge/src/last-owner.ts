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
  return {
    get: () => cache.get('visitor'),
    set: (owner) => void (owner ? cache.set('visitor', owner) : cache.delete('visitor')),
  };
}

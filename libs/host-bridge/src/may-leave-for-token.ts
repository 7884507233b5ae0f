import { openCache, type CacheNamespace } from '@oa-profile/storage';

/** Remembers, for as long as the web view is open, that the page has been left for a new token. */
const renewal: CacheNamespace = { name: 'tokenRenewal', area: 'session', capacity: 1 };

/**
 * Whether the page may be left for a new token. It may once, since otherwise an API that refuses every token would
 * cause an endless loop; and not at all if the tab cannot remember that it was left.
 */
export function mayLeaveForToken(): boolean {
  const left = openLeft();
  if (left.get('once')) return false;
  left.set('once', true);
  // Without storage, a cache falls back to memory, which does not outlive the page. Only another cache can tell.
  return openLeft().get('once') === true;
}

const openLeft = () => openCache(renewal, { parse: (value) => value === true || undefined });

import { openCache, type CacheNamespace } from '@oa-profile/storage';

/** Remembers, for as long as the web view is open, that the page has been left for a new token. */
const renewal: CacheNamespace = { name: 'tokenRenewal', area: 'session', capacity: 1 };

/**
 * Whether the page may be left for a new token, which it may once: an API that refuses each of them would otherwise
 * send it in circles.
 */
export function mayLeaveForToken(): boolean {
  const left = openCache(renewal, { parse: (value) => value === true || undefined });
  return !left.get('once') && left.set('once', true);
}

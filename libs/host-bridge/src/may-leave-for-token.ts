import { openCache, type CacheNamespace } from '@oa-profile/storage';

/** Remembers, for as long as the web view is open, that the page has been left for a new token. */
const renewal: CacheNamespace = { name: 'tokenRenewal', area: 'session', capacity: 1 };

/**
 * Whether the page may be left for a new token, which it may once: an API that refuses each of them would otherwise
 * send it in circles. Where the tab cannot remember that it has been left, it may not be left at all.
 */
export function mayLeaveForToken(): boolean {
  const left = openLeft();
  if (left.get('once')) return false;
  left.set('once', true);
  // Memory, in which a cache keeps what it has no other place for, does not outlive the page. Another cache tells.
  return openLeft().get('once') === true;
}

const openLeft = () => openCache(renewal, { parse: (value) => value === true || undefined });

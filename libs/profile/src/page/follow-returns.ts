import { loadFriendCount } from '../features/relation/friend-count-flow.js';
import { loadRelation } from '../features/relation/relation-flow.js';
import type { ProfileStore } from '../core/store/create-store.js';
import { visitorReturned } from '../core/returns/returns-slice.js';

/** Milliseconds after which a page that is looked at again may no longer be right. */
const LONG = 5 * 60_000;

/**
 * Asks again for what depends on the visitor, and for the friend count, when they come back: to a page that the browser
 * has kept as it was behind another one, or to one that has lain open for five minutes. What cannot be loaded stays
 * as it is. Where somebody else has signed in meanwhile, or the visitor has signed out, the page is loaded anew:
 * nothing of one visitor may be left for another.
 *
 * @param now The clock, in milliseconds.
 * @returns A function that stops it.
 */
export function followReturns(store: ProfileStore, now: () => number = Date.now): () => void {
  const ownerNow = (): string | undefined =>
    store.dispatch((_dispatch, _getState, { host }) => host.getOwner());
  const owner = ownerNow();
  let askedAt = now();

  function ask(): void {
    askedAt = now();
    if (ownerNow() !== owner) {
      location.reload();
      return;
    }
    store.dispatch(visitorReturned());
    void store.dispatch(loadRelation({ again: true }));
    void store.dispatch(loadFriendCount());
  }
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) ask();
  }
  function onVisibilityChange(): void {
    if (document.visibilityState === 'visible' && now() - askedAt >= LONG) ask();
  }

  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

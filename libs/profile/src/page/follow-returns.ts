import { loadFriendCount } from '../features/relation/friend-count-flow.js';
import { loadRelation } from '../features/relation/relation-flow.js';
import type { ProfileStore } from '../core/store/create-store.js';
import { visitorReturned } from '../core/returns/returns-slice.js';

/** Milliseconds after which a page that is looked at again may no longer be right. */
const LONG = 5 * 60_000;

/**
 * Asks again for what depends on the visitor, and for the friend count, when they come back: to a page that the browser
 * has kept as it was behind another one, or to one that has lain open for five minutes. What cannot be loaded stays
 * as it is. Where somebody else has signed in meanwhile, or the visitor has signed out, the page is loaded anew, however
 * short they were away: nothing of one visitor may be left for another, nor be done in the name of another.
 *
 * @param now The clock, in milliseconds.
 * @returns A function that stops it.
 */
export function followReturns(store: ProfileStore, now: () => number = Date.now): () => void {
  const ownerNow = (): string | undefined =>
    store.dispatch((_dispatch, _getState, { host }) => host.getOwner());
  let owner = ownerNow();
  /** Who was there when the page was left: a sign-in that expires on the page itself is not another tab's doing. */
  let left = owner;
  let askedAt = now();

  /** Where the app's SDK is late to say who is there, that is nobody else. */
  const isLate = (before: string | undefined): boolean =>
    before === undefined && store.getState().connection.isLost;
  const isAnother = (before: string | undefined): boolean => ownerNow() !== before && !isLate(before);

  function ask(): void {
    askedAt = now();
    if (isAnother(owner)) {
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
    if (document.visibilityState !== 'visible') {
      left = ownerNow();
      if (isLate(owner)) owner = left;
    } else if (isAnother(left) || now() - askedAt >= LONG) ask();
  }

  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

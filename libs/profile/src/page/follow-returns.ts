import type { ProfileStore } from '@oa-profile/plugin-sdk/page';
import {
  leaveToAnother,
  loadFriendCount,
  loadRelation,
  visitorReturned,
} from '@oa-profile/plugin-sdk/internal';

/** When a page that the visitor returns to may be outdated. */
const STALE_AFTER_MS = 5 * 60_000;

/** How often the page looks at the clock: a device that was asleep does not say that it has woken up. */
const TICK_MS = 60_000;

/**
 * Reloads the visitor's data and the friend count when they return: to a page that the browser kept behind another one,
 * to one that was open for five minutes, or to a device that was asleep with the page in front. What cannot be loaded
 * stays as it is. If somebody else has signed in, or the visitor has signed out, the page itself is reloaded, however
 * short the absence: one visitor's data must not be left for another, nor may anything be done in another's name.
 *
 * @param now The clock, in milliseconds.
 * @returns A function that stops it.
 */
export function followReturns(store: ProfileStore, now: () => number = Date.now): () => void {
  const host = store.dispatch((_dispatch, _getState, services) => services.host);
  const ownerNow = host.getOwner;
  let owner = ownerNow();
  /** The visitor when the page was left: a sign-in that expires on the page itself is not another tab's doing. */
  let left = owner;
  let askedAt = now();
  /** When the page last looked at the clock. */
  let awakeAt = askedAt;
  // Until the app's SDK has started, nobody knows whose page it is.
  let isUnknown = host.isVisitorUnknown();
  const stopWaiting = store.subscribe(() => {
    if (isUnknown && !host.isVisitorUnknown()) owner = left = ownerNow();
    isUnknown = host.isVisitorUnknown();
  });

  const isAnother = (before: string | undefined): boolean => ownerNow() !== before;

  function ask(): void {
    askedAt = awakeAt = now();
    if (isAnother(owner)) {
      leaveToAnother();
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
    } else if (isAnother(left) || now() - askedAt >= STALE_AFTER_MS) ask();
  }

  const timer = setInterval(() => {
    const asleep = now() - awakeAt;
    awakeAt = now();
    if (document.visibilityState === 'visible' && asleep >= STALE_AFTER_MS) ask();
  }, TICK_MS);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    clearInterval(timer);
    stopWaiting();
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

import { dialogOpened } from '../core/dialogs/dialogs-slice.js';
import type { Wish } from '../core/intent/intent.js';
import { clearIntent, intentOfPage } from '../core/intent/page-intent.js';
import type { ProfileState, ProfileStore } from '../core/store/create-store.js';

/**
 * When a link from a browser has led into the app, asks the visitor whether they still want what they wanted there, as
 * soon as it is known that it can be done. In a browser it would only lead into the app again. While the visitor cannot
 * be known, the wish stays in the address: after a reload, they may be.
 *
 * @returns A function that stops waiting.
 */
export function followWish(store: ProfileStore): () => void {
  const wish = intentOfPage(store.getState().page)?.wish;
  if (!wish) return () => undefined;
  const { host } = store.dispatch((_dispatch, _getState, services) => services);
  if (host.isVisitorUnknown()) {
    let stopFollowing = store.subscribe(() => {
      if (host.isVisitorUnknown()) return;
      stopFollowing();
      stopFollowing = followWish(store);
    });
    return () => stopFollowing();
  }
  if (host.getAccessToken() === undefined && !host.canLogIn()) {
    clearIntent();
    return () => undefined;
  }
  const needsRelation = wish === 'favorite' || wish === 'unblock';
  const ask = (): void => {
    const state = store.getState();
    const { status } = state.relation.load;
    const isSettled = status === 'Success' || status === 'Failure';
    if (needsRelation && !isSettled) return;
    stop();
    const isWanted = isOpen(wish, state);
    if (needsRelation && status === 'Failure' && !isWanted) return;
    clearIntent();
    // Whatever the visitor has opened since is what they want now.
    if (!state.dialogs.open && isWanted) store.dispatch(dialogOpened({ name: 'confirmWish', wish }));
  };
  const stop = store.subscribe(ask);
  ask();
  return stop;
}

/** Whether the wish can be granted and is not fulfilled yet, as far as the page knows. */
function isOpen(wish: Wish, { page, relation, keep, follow }: ProfileState): boolean {
  if (wish === 'keep') return page.account.features.includes('keep') && keep?.shown?.on !== true;
  if (wish === 'follow') return page.account.features.includes('follow') && follow?.shown?.on !== true;
  const { friendshipType, favorite } = relation.shown ?? {};
  if (wish === 'favorite') return friendshipType === 'friend' && favorite !== 'true';
  return friendshipType === 'friendBlocked' || friendshipType === 'recommendBlocked';
}

import { dialogOpened } from '../core/dialogs/dialogs-slice.js';
import type { Wish } from '../core/intent/intent.js';
import { clearIntent, intentOfPage } from '../core/intent/page-intent.js';
import type { ProfileState, ProfileStore } from '../core/store/create-store.js';

/**
 * Asks whoever followed a link from a browser into the app whether they still want what they wanted there, as soon as it
 * is known that there is something to want. In a browser it would only lead into the app again.
 *
 * @returns A function that stops waiting.
 */
export function followWish(store: ProfileStore): () => void {
  const wish = intentOfPage(store.getState().page)?.wish;
  if (!wish) return () => undefined;
  clearIntent();
  const canBeKnown = store.dispatch(
    (_dispatch, _getState, { host }) => host.getAccessToken() !== undefined || host.canLogIn(),
  );
  if (!canBeKnown) return () => undefined;
  const ask = (): void => {
    const state = store.getState();
    if (isRelationAwaited(wish, state)) return;
    stop();
    // What has been opened meanwhile is what the visitor wants now.
    if (!state.dialogs.open && isOpen(wish, state))
      store.dispatch(dialogOpened({ name: 'confirmWish', wish }));
  };
  const stop = store.subscribe(ask);
  ask();
  return stop;
}

const isRelationAwaited = (wish: Wish, { relation }: ProfileState): boolean =>
  (wish === 'favorite' || wish === 'unblock') &&
  relation.load.status !== 'Success' &&
  relation.load.status !== 'Failure';

/** Whether the wish can be granted and has not been, as far as the page knows. */
function isOpen(wish: Wish, { page, relation, keep, follow }: ProfileState): boolean {
  if (wish === 'keep') return page.account.features.includes('keep') && keep?.shown?.on !== true;
  if (wish === 'follow') return page.account.features.includes('follow') && follow?.shown?.on !== true;
  const { friendshipType, favorite } = relation.shown ?? {};
  if (wish === 'favorite') return friendshipType === 'friend' && favorite !== 'true';
  return friendshipType === 'friendBlocked' || friendshipType === 'recommendBlocked';
}

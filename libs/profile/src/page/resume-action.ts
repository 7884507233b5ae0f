import { follow } from '../features/follow/follow.js';
import { keep } from '../features/keep/keep.js';
import { addFriend, setFavorite, unblock } from '../features/relation/relation-flow.js';
import type { ProfileStore, ProfileThunk } from '../core/store/create-store.js';
import type { InterruptedAction } from '../core/sign-in/ask-to-sign-in.js';

/** How each action goes on. A reservation is chosen anew: what was free may be gone. */
const flows: Readonly<Record<InterruptedAction, (() => ProfileThunk<Promise<void>>) | undefined>> = {
  addFriend,
  unblock,
  favoriteAdd: () => setFavorite(true),
  favoriteRemove: () => setFavorite(false),
  keep: () => keep.set(true),
  follow: () => follow.set(true),
  reserve: undefined,
};

/**
 * Does what a visitor was about to do when the login came between, once; nothing for who came back without it. What this
 * page has begun itself is none of that: a visitor can have tapped before this is called.
 */
export async function resumeAction(store: ProfileStore): Promise<void> {
  await store.dispatch(async (dispatch, getState, { host, interruptedCache }) => {
    const action = store.takeInterrupted();
    if (!action) return;
    const flow = host.getAccessToken() === undefined ? undefined : flows[action];
    if (flow) await dispatch(flow());
    else interruptedCache.delete(getState().page.account.basicSearchId);
  });
}

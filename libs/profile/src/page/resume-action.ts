import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import type { InterruptedAction } from '../core/sign-in/ask-to-sign-in.js';
import type { LateSlice, ProfileStore, ProfileThunk } from '../core/store/create-store.js';
import { actionTexts } from '../core/texts/action-texts.js';
import { follow } from '../features/follow/follow.js';
import { keep } from '../features/keep/keep.js';
import { addFriend, setFavorite, unblock } from '../features/relation/relation-flow.js';

/** How each action goes on. A reservation is chosen anew: what was free may be gone. */
const flows: Readonly<Record<InterruptedAction, (() => ProfileThunk<Promise<void>>) | undefined>> = {
  addFriend,
  unblock,
  favoriteAdd: () => setFavorite(true),
  favoriteRemove: () => setFavorite(false),
  keepAdd: () => keep.set(true),
  keepRemove: () => keep.set(false),
  followAdd: () => follow.set(true),
  followRemove: () => follow.set(false),
  reserve: undefined,
};

/** What of the store an action needs that comes after the first load. */
const states: Partial<Record<InterruptedAction, LateSlice>> = {
  keepAdd: keep,
  keepRemove: keep,
  followAdd: follow,
  followRemove: follow,
};

/** Does what a visitor was about to do when the login came between; nothing for one who came back without it. */
export async function resumeAction(
  store: ProfileStore,
  i18n: i18n,
  action: InterruptedAction,
): Promise<void> {
  await store.dispatch(async (dispatch, getState, { host, interruptedCache }) => {
    const flow = host.getAccessToken() === undefined ? undefined : flows[action];
    if (!flow) return interruptedCache.delete(getState().page.account.basicSearchId);
    const state = states[action];
    if (state) store.addReducer(state);
    // What came of it is said in these.
    await Promise.all([dispatch(flow()), addTexts(i18n, actionTexts)]);
  });
}

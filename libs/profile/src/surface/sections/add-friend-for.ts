import { askToSignIn } from '../../core/sign-in/ask-to-sign-in.js';
import { mayBeSignedIn } from '../../core/sign-in/may-be-signed-in.js';
import type { ProfileThunk } from '../../core/store/profile-store.js';
import type { View } from '../../core/views/view.js';
import { addFriend } from '../../features/relation/relation-flow.js';

/**
 * Adds the account as a friend for one of its items. If that is possible only in the app, the way there leads to the
 * item: the link that adds a friend would lose it.
 */
export const addFriendFor =
  (view: View, title: string): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, { host }) => {
    if (mayBeSignedIn(host) || getState().page.appLinks.openAt === undefined) await dispatch(addFriend());
    else dispatch(askToSignIn('addFriend', 'continueInApp', { view, details: title }));
  };

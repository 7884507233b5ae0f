import { askToSignIn, mayBeSignedIn, type ProfileThunk } from '@oa-profile/plugin-sdk/page';
import { addFriend, type View } from '@oa-profile/plugin-sdk/internal';

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

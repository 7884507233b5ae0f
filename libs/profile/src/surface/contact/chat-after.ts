import type { ProfileThunk } from '@oa-profile/plugin-sdk/page';
import { addFriend, selectSettledFriendship, unblock } from '@oa-profile/plugin-sdk/internal';

/**
 * Changes the relation as the entry's label says, and then opens the chat that the visitor wants. It stays closed if the
 * change fails, does not lead to a friend, or ends after the visitor has left the ways of contact.
 */
export const chatAfter =
  (step: 'addFriend' | 'unblock'): ProfileThunk<Promise<void>> =>
  async (dispatch, getState) => {
    await dispatch(step === 'addFriend' ? addFriend() : unblock());
    const { dialogs, page } = getState();
    if (dialogs.open?.name !== 'contact' || selectSettledFriendship(getState()) !== 'friend') return;
    // As its link would.
    location.assign(page.appLinks.chat);
  };

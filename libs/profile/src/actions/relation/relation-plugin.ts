import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { addFriend, setFavorite, unblock } from '@oa-profile/plugin-sdk/internal';

/** The visitor's relation to the account: the first buttons of the page depend on it. */
export const relationPlugin = {
  name: 'page/relation',
  states: ['relation', 'friendCount'],
  resumes: {
    addFriend: () => Promise.resolve(addFriend()),
    unblock: () => Promise.resolve(unblock()),
    favoriteAdd: () => Promise.resolve(setFavorite(true)),
    favoriteRemove: () => Promise.resolve(setFavorite(false)),
  },
} satisfies Plugin;

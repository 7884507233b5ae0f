import { addFriend, type Feature, setFavorite, unblock } from '@oa-profile/feature-sdk';

/** The visitor's relation to the account: the first buttons of the page depend on it. */
export const relationFeature = {
  name: 'relation',
  resumes: {
    addFriend: () => Promise.resolve(addFriend()),
    unblock: () => Promise.resolve(unblock()),
    favoriteAdd: () => Promise.resolve(setFavorite(true)),
    favoriteRemove: () => Promise.resolve(setFavorite(false)),
  },
} satisfies Feature;

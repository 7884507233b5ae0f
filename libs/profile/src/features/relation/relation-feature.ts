import type { Feature } from '@oa-profile/feature-sdk';
import { addFriend, setFavorite, unblock } from './relation-flow.js';

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

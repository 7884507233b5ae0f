import type { FriendshipAction, Relation } from '@oa-profile/api-client';
import { type Change, createChangeable } from '../changes/create-changeable.js';
import { pageErrorCode } from '../errors/page-error-code.js';
import type { ProfileThunk } from '../store/profile-store.js';
import { loadFriendCount } from './friend-count-flow.js';
import { relationActions, type RelationChange } from './relation-slice.js';
import { anonymousRelation } from './select-relation.js';
import { isVisible } from './visible-actions.js';

const changeable = createChangeable({
  name: 'relation',
  actions: relationActions,
  select: ({ relation }) => relation,
  read: async ({ api }, { account }) => (await api()).getRelation(account.accountId),
  anonymous: anonymousRelation,
  remember({ relationCache, host }, { account }, relation) {
    // What is nobody's in particular would be shown to whoever is not known yet.
    if (host.getOwner() !== undefined) relationCache.set(account.basicSearchId, relation);
  },
  notLoaded: 'failed.relation',
});

/**
 * Shows the relation that was known at the visitor's last visit, until the network answers
 * (docs/product.md#starting-in-the-browser). While the visitor is unknown nothing is shown, whoever may have used the
 * same storage in the app, unless the page goes on without knowing them: then it is the last known visitor's, until
 * somebody else turns out to be there. The cache is read anyway, because reading deletes an invalid entry.
 */
export const applyCachedRelation =
  (): ProfileThunk =>
  (dispatch, getState, { relationCache, host }) => {
    const { page, connection } = getState();
    const cached = relationCache.get(page.account.basicSearchId);
    if (host.getOwner() !== undefined || connection.isLate) dispatch(relationActions.remembered(cached));
  };

/** Loads the visitor's relation to the account from the API, and remembers the answer. */
export const loadRelation: typeof changeable.load = changeable.load;

/** Adds the account as a friend, or leads the visitor to the app if it must be done there. */
export const addFriend = (): ProfileThunk<Promise<void>> =>
  changeFriendship('addFriend', () => ({ friendshipType: 'friend', favorite: 'false' }));

/** Unblocks the account. */
export const unblock = (): ProfileThunk<Promise<void>> =>
  // This leads to friend, too, except from recommendBlocked (docs/product.md#relation).
  changeFriendship('unblock', (shown) =>
    shown?.friendshipType === 'recommendBlocked'
      ? { friendshipType: 'recommend', favorite: 'unknown' }
      : { friendshipType: 'friend', favorite: 'false' },
  );

/** Adds the account to the favourites, or removes it. Only friends can be favourites. */
export const setFavorite = (favorite: boolean): ProfileThunk<Promise<void>> =>
  changeable.change({
    ...worded(favorite ? 'favoriteAdd' : 'favoriteRemove'),
    linkAction: favorite ? 'favorite' : undefined,
    expected: () => ({ friendshipType: 'friend', favorite: favorite ? 'true' : 'false' }),
    isSo: (relation) => (relation.favorite === 'true') === favorite,
    send: async ({ api }, { account }) => (await api()).updateFavorite(account.accountId, favorite),
  });

const changeFriendship = (
  action: FriendshipAction,
  expected: (shown: Relation | undefined) => Relation,
): ProfileThunk<Promise<void>> =>
  changeable.change({
    ...worded(action),
    // Only adding has a link of the app's own.
    ...(action === 'addFriend' ? { way: 'addInApp' } : { linkAction: 'unblock' }),
    expected,
    isSo: ({ friendshipType }) =>
      action === 'addFriend' ? friendshipType === 'friend' : !isVisible('unblock', friendshipType),
    send: async ({ api }, { account }) => (await api()).updateFriendship(account.accountId, action),
    afterwards: loadFriendCount,
  });

const doneKeys = {
  addFriend: 'done.addFriend',
  unblock: 'done.unblock',
  favoriteAdd: 'done.favoriteAdded',
  favoriteRemove: 'done.favoriteRemoved',
} as const;

/** A change's name, and what the visitor reads about it. */
const worded = (
  kind: RelationChange,
): Pick<Change<Relation, RelationChange>, 'kind' | 'done' | 'failed'> => ({
  kind,
  done: [doneKeys[kind]],
  failed(error) {
    const code = pageErrorCode(error);
    // What the relation does not allow, waiting does not help: the buttons show what it allows.
    return code === 'HTTP_UNPROCESSABLE' ? [`failed.${kind}`] : [`failed.${kind}`, ['error', code]];
  },
});

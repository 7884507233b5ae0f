import type { FriendshipAction } from '@oa-profile/api-client';
import type { Relation } from '@oa-profile/api-client/schemas';
import { noticed } from '../../core/notices/notices-slice.js';
import { pageErrorCode } from '../../core/errors/page-error-code.js';
import { askToSignIn } from '../../core/sign-in/ask-to-sign-in.js';
import { resumable } from '../../core/sign-in/resumable.js';
import type { ProfileThunk } from '../../core/store/create-store.js';
import { loadFriendCount } from './friend-count-flow.js';
import {
  cachedRelationFound,
  loadFailed,
  loadOvertaken,
  loadStarted,
  loadSucceeded,
  updateFailed,
  updateStarted,
  updateSucceeded,
  type RelationChange,
} from './relation-slice.js';
import { anonymousRelation } from './select-relation.js';

/**
 * Shows the relation that was known at the visitor's last visit, until the network answers
 * (docs/product.md#starting-in-the-browser). While nobody is known nothing is shown, whoever may have used the same
 * storage in the app; the cache is read all the same, because reading it is what deletes an entry that cannot be
 * read.
 */
export const applyCachedRelation =
  (): ProfileThunk =>
  (dispatch, getState, { relationCache, host }) => {
    const cached = relationCache.get(getState().page.account.basicSearchId);
    if (cached && host.getOwner() !== undefined) dispatch(cachedRelationFound(cached));
  };

/** How {@link loadRelation} asks. */
export interface LoadRelationOptions {
  /** It was known before, so that nobody need be told when it cannot be asked for again. @default false */
  again?: boolean;
}

/** Asks the API how the visitor stands to the account, and remembers the answer. */
export const loadRelation =
  ({ again = false }: LoadRelationOptions = {}): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    if (services.host.getAccessToken() === undefined) {
      // Asking would only fail.
      dispatch(loadSucceeded(anonymousRelation));
      return;
    }
    const { accountId, basicSearchId } = getState().page.account;
    const updateBefore = getState().relation.update;
    dispatch(loadStarted());
    try {
      const api = await services.api();
      const relation = await api.getRelation(accountId);
      if (getState().relation.update !== updateBefore) {
        dispatch(loadOvertaken());
        return;
      }
      services.relationCache.set(basicSearchId, relation);
      dispatch(loadSucceeded(relation));
    } catch (error) {
      services.captureError(error, 'loadRelation');
      dispatch(loadFailed(pageErrorCode(error)));
      if (!again)
        dispatch(noticed({ tone: 'failure', keys: ['failed.relation', ['error', pageErrorCode(error)]] }));
    }
  };

/** Adds the account as a friend, or takes the visitor to the app where that can be done. */
export const addFriend = (): ProfileThunk<Promise<void>> => changeFriendship('addFriend');

/** Unblocks the account. */
export const unblock = (): ProfileThunk<Promise<void>> => changeFriendship('unblock');

/** Adds the account to the favourites, or takes it out. Only friends can be favourites. */
export const setFavorite = (favorite: boolean): ProfileThunk<Promise<void>> =>
  change(
    favorite ? 'favoriteAdd' : 'favoriteRemove',
    { friendshipType: 'friend', favorite: favorite ? 'true' : 'false' },
    async (accountId, api) => (await api()).updateFavorite(accountId, favorite),
  );

const changeFriendship =
  (action: FriendshipAction): ProfileThunk<Promise<void>> =>
  (dispatch, getState) => {
    // addFriend leads to friend (docs/product.md#relation); so does unblock, except from recommendBlocked.
    const recommended =
      action === 'unblock' && getState().relation.shown?.friendshipType === 'recommendBlocked';
    const expected: Relation = recommended
      ? { friendshipType: 'recommend', favorite: 'unknown' }
      : { friendshipType: 'friend', favorite: 'false' };
    return dispatch(
      change(action, expected, async (accountId, api) => (await api()).updateFriendship(accountId, action)),
    );
  };

const doneKeys = {
  addFriend: 'done.addFriend',
  unblock: 'done.unblock',
  favoriteAdd: 'done.favoriteAdded',
  favoriteRemove: 'done.favoriteRemoved',
} as const;

/** Shows a change at once, sends it, and shows the server's answer, or goes back to what was. */
function change(
  kind: RelationChange,
  expected: Relation,
  send: (accountId: string, api: Services['api']) => Promise<Relation>,
): ProfileThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    // The second tap of a double tap.
    if (getState().relation.update.status === 'Loading') return;
    if (services.host.getAccessToken() === undefined) {
      dispatch(askToSignIn(kind));
      return;
    }
    const { accountId, basicSearchId } = getState().page.account;
    services.track({ name: 'action', label: kind });
    dispatch(updateStarted({ change: kind, expected }));
    try {
      const relation = await resumable(services, basicSearchId, kind, () => send(accountId, services.api));
      services.relationCache.set(basicSearchId, relation);
      dispatch(updateSucceeded(relation));
      dispatch(noticed({ tone: 'success', keys: [doneKeys[kind]] }));
      if (kind === 'addFriend' || kind === 'unblock') void dispatch(loadFriendCount());
      services.track({ name: 'outcome', label: `${kind} Success` });
    } catch (error) {
      services.captureError(error, kind);
      dispatch(updateFailed(pageErrorCode(error)));
      dispatch(noticed({ tone: 'failure', keys: [`failed.${kind}`, ['error', pageErrorCode(error)]] }));
      services.track({ name: 'outcome', label: `${kind} Failure` });
    }
  };
}

type Services = Parameters<ProfileThunk>[2];

import type { ProfileThunk } from '../store/profile-store.js';
import { friendsCounted, selectFriendCount } from './friend-count-slice.js';

/** Reloads the account's number of friends. Without an answer the number stays as it is. */
export const loadFriendCount = (): ProfileThunk<Promise<void>> => async (dispatch, getState, services) => {
  if (selectFriendCount(getState()) === undefined) return;
  const { changes } = getState().relation;
  try {
    const { count } = await (await services.api()).getFriendCount(getState().page.account.basicSearchId);
    // A count from before a change that the visitor has made since is outdated.
    if (getState().relation.changes === changes) dispatch(friendsCounted(count));
  } catch (error) {
    services.captureError(error, 'load friendCount');
  }
};

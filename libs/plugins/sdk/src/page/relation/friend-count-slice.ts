import type { ProfileState } from '../store/profile-store.js';
import { createAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';
import { relationActions } from './relation-slice.js';

/** The account's number of friends, if it is newer than what came with the page. */
export interface FriendCountState {
  /** The server's last count; undefined while the page's own number is the newest. */
  count?: number;
  /** 1 once the visitor has been added. */
  added: 0 | 1;
}

/** The server has counted the account's friends. */
export const friendsCounted = createAction<number>('friendCount/counted');

const initialState: FriendCountState = { added: 0 };

export const friendCountReducer: Reducer<FriendCountState> = (state = initialState, action) => {
  if (friendsCounted.match(action)) return { count: action.payload, added: 0 };
  const isAdded = relationActions.updateSucceeded.match(action) && action.payload.change === 'addFriend';
  return isAdded ? { ...state, added: 1 } : state;
};

/** The number of friends to show; undefined if the account shows none. */
export function selectFriendCount({
  page: { account },
  friendCount,
  relation: { update },
}: ProfileState): number | undefined {
  const { count = account.friendCount, added } = friendCount;
  const adding = update.status === 'Loading' && update.change === 'addFriend' ? 1 : 0;
  return account.showsFriendCount && count !== undefined ? count + added + adding : undefined;
}

declare module '../declared/declared.js' {
  interface FirstState {
    friendCount: FriendCountState;
  }
}

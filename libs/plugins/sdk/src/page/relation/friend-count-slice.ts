import type { ProfileState } from '../store/root-reducer.js';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { relationActions } from './relation-slice.js';

/** The account's number of friends, if it is newer than what came with the page. */
export interface FriendCountState {
  /** The server's last count; undefined while the page's own number is the newest. */
  count?: number;
  /** 1 once the visitor has been added. */
  added: 0 | 1;
}

const initialState: FriendCountState = { added: 0 };

export const friendCountSlice = createSlice({
  name: 'friendCount',
  initialState,
  reducers: {
    /** The server has counted the account's friends. */
    friendsCounted: (_state, { payload }: PayloadAction<number>) => ({ count: payload, added: 0 as const }),
  },
  extraReducers: (builder) =>
    builder.addCase(relationActions.updateSucceeded, (state, { payload }) => {
      if (payload.change === 'addFriend') state.added = 1;
    }),
});

export const { friendsCounted } = friendCountSlice.actions;

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

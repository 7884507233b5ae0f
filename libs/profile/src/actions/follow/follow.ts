import type { Follow } from '@oa-profile/api-client';
import { isRefusal, pageErrorCode, rootReducer } from '@oa-profile/plugin-sdk/page';
import {
  changeableReducers,
  createSwitch,
  initialChangeable,
  type SwitchAnswer,
  type SwitchState,
} from '@oa-profile/plugin-sdk/internal';
import { createSlice } from '@reduxjs/toolkit';

declare module '@oa-profile/plugin-sdk/declared' {
  interface LazyLoadedSlices {
    follow: SwitchState;
  }
}

const initialState: SwitchState = initialChangeable;

const followSlice = createSlice({
  name: 'follow',
  initialState,
  reducers: changeableReducers<SwitchAnswer, string>(),
  selectors: { selectFollow: (state) => state },
}).injectInto(rootReducer);

const answerOf = ({ isFollowing, followers }: Follow): SwitchAnswer => ({
  on: isFollowing,
  count: followers,
});

/** Whether the visitor follows the account's posts. At most 5,000 accounts can be followed. */
export const follow = createSwitch({
  name: 'follow',
  actions: followSlice.actions,
  select: followSlice.selectors.selectFollow,
  read: async (services, { account }) =>
    answerOf(await (await services.api()).getFollow(account.basicSearchId)),
  write: async (services, { account }, on) => {
    const api = await services.api();
    return answerOf(await (on ? api.follow(account.basicSearchId) : api.unfollow(account.basicSearchId)));
  },
  messages: {
    done: (on) => [['actions', on ? 'follow.done' : 'follow.undone']],
    failed(on, error) {
      // Only the server knows how many accounts the visitor follows.
      if (on && isRefusal(error, 'FOLLOW_LIMIT')) return [['actions', 'follow.limit']];
      return [
        ['actions', on ? 'follow.failed' : 'follow.undoFailed'],
        ['error', pageErrorCode(error)],
      ];
    },
  },
});

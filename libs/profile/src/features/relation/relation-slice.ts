import type { CallStatus, FriendshipAction } from '@oa-profile/api-client';
import type { Relation } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A change the visitor asked for. */
export type RelationChange = FriendshipAction | 'favoriteAdd' | 'favoriteRemove';

/** How the visitor stands to the account, and how far asking and changing are. */
export interface RelationState {
  /** What the page shows: undefined while nothing is known. While a change is on its way, as if it were done. */
  shown: Relation | undefined;
  /** What the server, or the cache, said last: where a failed change goes back to. */
  confirmed: Relation | undefined;
  load: { status: CallStatus; code?: ErrorCode };
  update: { status: CallStatus; change?: RelationChange; code?: ErrorCode };
}

const initialState: RelationState = {
  shown: undefined,
  confirmed: undefined,
  load: { status: 'None' },
  update: { status: 'None' },
};

const relationSlice = createSlice({
  name: 'relation',
  initialState,
  reducers: {
    cachedRelationFound(state, { payload }: PayloadAction<Relation>) {
      state.shown = state.confirmed = payload;
    },
    loadStarted(state) {
      state.load = { status: 'Loading' };
    },
    loadSucceeded(state, { payload }: PayloadAction<Relation>) {
      state.load = { status: 'Success' };
      state.shown = state.confirmed = payload;
    },
    /** An answer older than a change the visitor made meanwhile says nothing any more. */
    loadOvertaken(state) {
      state.load = { status: 'Success' };
    },
    loadFailed(state, { payload }: PayloadAction<ErrorCode>) {
      state.load = { status: 'Failure', code: payload };
      // 'unknown' still offers a chat, and the visitor is not told to add a friend they may have.
      state.shown ??= { friendshipType: 'unknown', favorite: 'unknown' };
    },
    updateStarted(state, { payload }: PayloadAction<{ change: RelationChange; expected: Relation }>) {
      state.update = { status: 'Loading', change: payload.change };
      state.shown = payload.expected;
    },
    updateSucceeded(state, { payload }: PayloadAction<Relation>) {
      state.update.status = 'Success';
      state.shown = state.confirmed = payload;
    },
    updateFailed(state, { payload }: PayloadAction<ErrorCode>) {
      state.update.status = 'Failure';
      state.update.code = payload;
      state.shown = state.confirmed;
    },
  },
});

export const {
  cachedRelationFound,
  loadStarted,
  loadSucceeded,
  loadOvertaken,
  loadFailed,
  updateStarted,
  updateSucceeded,
  updateFailed,
} = relationSlice.actions;
export const relationReducer: typeof relationSlice.reducer = relationSlice.reducer;

declare module '../../core/store/create-store.js' {
  interface FirstState {
    relation: RelationState;
  }
}

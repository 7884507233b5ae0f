import type { FriendshipAction } from '@oa-profile/api-client';
import type { Relation } from '@oa-profile/api-client/schemas';
import type { Reducer } from 'redux';
import { createChangeableSlice, type ChangeableState } from '../../core/changes/changeable-slice.js';

/** A change that the visitor asked for. */
export type RelationChange = FriendshipAction | 'favoriteAdd' | 'favoriteRemove';

/** The visitor's relation to the account, with the status of loading and changing it. */
export type RelationState = ChangeableState<Relation, RelationChange>;

const relationSlice = createChangeableSlice<Relation, RelationChange>('relation', {
  // This still offers a chat, and does not ask the visitor to add an account that may be a friend.
  friendshipType: 'unknown',
  favorite: 'unknown',
});

export const relationActions: typeof relationSlice.actions = relationSlice.actions;
export const relationReducer: Reducer<RelationState> = relationSlice.reducer;

declare module '../../core/store/create-store.js' {
  interface FirstState {
    relation: RelationState;
  }
}

import type { FriendshipAction } from '@oa-profile/api-client';
import type { Relation } from '@oa-profile/api-client/schemas';
import type { Reducer } from 'redux';
import { createChangeableSlice, type ChangeableState } from '../../core/changes/changeable-slice.js';

/** A change the visitor asked for. */
export type RelationChange = FriendshipAction | 'favoriteAdd' | 'favoriteRemove';

/** How the visitor stands to the account, and how far asking and changing are. */
export type RelationState = ChangeableState<Relation, RelationChange>;

const relationSlice = createChangeableSlice<Relation, RelationChange>('relation', {
  // This still offers a chat, and the visitor is not told to add a friend they may have.
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

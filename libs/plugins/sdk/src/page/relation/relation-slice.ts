import type { FriendshipAction } from '@oa-profile/api-client';
import type { Relation } from '@oa-profile/api-client/schemas';
import {
  type ChangeableActions,
  type ChangeableState,
  createChangeableEvents,
  initialChangeable,
} from '../changes/create-changeable-events.js';
import { createEvents } from '../store/create-events.js';
import type { Reducer } from 'redux';

/** A change that the visitor asked for. */
export type RelationChange = FriendshipAction | 'favoriteAdd' | 'favoriteRemove';

/** The visitor's relation to the account, with the status of loading and changing it. */
export type RelationState = ChangeableState<Relation, RelationChange>;

const { event, reduce } = createEvents<RelationState>('relation');

export const relationActions: ChangeableActions<Relation, RelationChange> = createChangeableEvents(event, {
  // This still offers a chat, and does not ask the visitor to add an account that may be a friend.
  friendshipType: 'unknown',
  favorite: 'unknown',
});

export const relationReducer: Reducer<RelationState> = (state = initialChangeable, action) =>
  reduce(state, action);

declare module '../declared/declared.js' {
  interface FirstState {
    relation: RelationState;
  }
}

import type { FriendshipAction, Relation } from '@oa-profile/api-client';
import { createSlice } from '@reduxjs/toolkit';
import {
  changeableReducers,
  type ChangeableState,
  initialChangeable,
} from '../changes/changeable-reducers.js';

/** A change that the visitor asked for. */
export type RelationChange = FriendshipAction | 'favoriteAdd' | 'favoriteRemove';

/** The visitor's relation to the account, with the status of loading and changing it. */
export type RelationState = ChangeableState<Relation, RelationChange>;

const initialState: RelationState = initialChangeable;

export const relationSlice = createSlice({
  name: 'relation',
  initialState,
  reducers: changeableReducers<Relation, RelationChange>({
    // This still offers a chat, and does not ask the visitor to add an account that may be a friend.
    friendshipType: 'unknown',
    favorite: 'unknown',
  }),
});

export const relationActions = relationSlice.actions;

import type { FavoriteState, FriendshipType } from '@oa-profile/api-client';

/** The actions that depend on the relation. */
export type RelationAction = 'favorite' | 'chat' | 'addFriend' | 'unblock';

/** An action to show. */
export interface VisibleAction {
  action: RelationAction;
  /** Only for `favorite`: whether the account is a favourite now. */
  active?: boolean;
}

const visibleWhen: Readonly<Record<RelationAction, readonly FriendshipType[]>> = {
  addFriend: ['unspecified', 'recommend', 'deleted', 'deletedBlocked'],
  unblock: ['friendBlocked', 'recommendBlocked'],
  chat: ['friend', 'unknown'],
  favorite: ['friend'],
};

/** Whether a friendship type shows a button (docs/product.md#relation). */
export const isVisible = (action: RelationAction, friendshipType: FriendshipType): boolean =>
  visibleWhen[action].includes(friendshipType);

/** Which buttons each friendship type shows, the main action first. */
export function visibleActions(friendshipType: FriendshipType, favorite: FavoriteState): VisibleAction[] {
  return (Object.keys(visibleWhen) as RelationAction[])
    .filter((action) => isVisible(action, friendshipType))
    .map((action) => (action === 'favorite' ? { action, active: favorite === 'true' } : { action }));
}

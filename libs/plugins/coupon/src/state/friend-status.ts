import type { Relation } from '@oa-profile/api-client';

/** Whether a visitor can use a coupon for friends. `unknown` as long as the relation is. */
export type FriendStatus = 'friend' | 'stranger' | 'blocked' | 'unknown';

const statuses: Record<Relation['friendshipType'], FriendStatus> = {
  friend: 'friend',
  unspecified: 'stranger',
  recommend: 'stranger',
  deleted: 'stranger',
  // The page offers to add the friend in this case, too.
  deletedBlocked: 'stranger',
  friendBlocked: 'blocked',
  recommendBlocked: 'blocked',
  unknown: 'unknown',
};

/** Derives the status from the visitor's relation to the account. */
export function friendStatus(relation: Relation | 'unknown'): FriendStatus {
  return relation === 'unknown' ? 'unknown' : statuses[relation.friendshipType];
}

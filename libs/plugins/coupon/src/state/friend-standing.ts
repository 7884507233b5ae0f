import type { Relation } from '@oa-profile/api-client/schemas';

/** What keeps a visitor from a coupon for friends. `unknown` as long as nobody can tell. */
export type FriendStanding = 'friend' | 'stranger' | 'blocked' | 'unknown';

const standings: Record<Relation['friendshipType'], FriendStanding> = {
  friend: 'friend',
  unspecified: 'stranger',
  recommend: 'stranger',
  deleted: 'stranger',
  // The page offers to add a friend here, too.
  deletedBlocked: 'stranger',
  friendBlocked: 'blocked',
  recommendBlocked: 'blocked',
  unknown: 'unknown',
};

/** Tells it from how the visitor stands to the account. */
export function friendStanding(relation: Relation | undefined): FriendStanding {
  return relation ? standings[relation.friendshipType] : 'unknown';
}

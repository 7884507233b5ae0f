import type { FriendshipType, Relation } from '@oa-profile/api-client';
import type { ProfileState } from '../store/root-reducer.js';

/** An anonymous visitor has no relation to any account. */
export const anonymousRelation: Relation = { friendshipType: 'unspecified', favorite: 'unknown' };

/**
 * The visitor's relation to the account, or that it is unknown, in the app until somebody tells who is there. In a browser
 * everybody is anonymous, so even the server knows it. Whoever says something of the relation asks this;
 * {@link selectOfferedRelation} is for buttons.
 */
export const selectRelation = ({ relation, page }: ProfileState): Relation | 'unknown' =>
  relation.shown ?? (page.origin === 'web' ? anonymousRelation : 'unknown');

/**
 * The relation whose actions are offered, or that none can be yet. The page does not wait for a slow SDK: while the
 * relation is unknown, the visitor is then offered what a stranger is, and the buttons show that it is not known.
 */
export function selectOfferedRelation(state: ProfileState): Relation | 'unknown' {
  const relation = selectRelation(state);
  return relation === 'unknown' && state.connection.isLate === true ? anonymousRelation : relation;
}

/** The friendship to act on. A pending change is shown before the server confirms it, but must not be acted on yet. */
export function selectSettledFriendship(state: ProfileState): FriendshipType {
  const { update, confirmed } = state.relation;
  const relation = update.status === 'Loading' ? (confirmed ?? 'unknown') : selectOfferedRelation(state);
  return relation === 'unknown' ? relation : relation.friendshipType;
}

import type { FriendshipType } from '@oa-profile/api-client';
import type { Relation } from '@oa-profile/api-client/schemas';
import type { ProfileState } from '../store/profile-store.js';

/** An anonymous visitor has no relation to any account. */
export const anonymousRelation: Relation = { friendshipType: 'unspecified', favorite: 'unknown' };

/**
 * The relation to show, or undefined while unknown. In a browser everybody is anonymous, so even the server knows it. In
 * the app the page does not wait for a slow SDK: until more is known, the visitor sees what a stranger sees.
 */
export function selectRelation(state: ProfileState): Relation | undefined {
  const isStranger = state.page.origin === 'web' || selectRelationIsGuessed(state);
  return state.relation.shown ?? (isStranger ? anonymousRelation : undefined);
}

/** Whether the relation to show is a stranger's only because nobody can tell yet who is there: it may be another. */
export const selectRelationIsGuessed = ({ relation, page, connection }: ProfileState): boolean =>
  page.origin === 'liff' && relation.shown === undefined && connection.isLate === true;

/** The friendship to act on. A pending change is shown before the server confirms it, but must not be acted on yet. */
export function selectSettledFriendship(state: ProfileState): FriendshipType {
  const { update, confirmed } = state.relation;
  const relation = update.status === 'Loading' ? confirmed : selectRelation(state);
  return relation?.friendshipType ?? 'unknown';
}

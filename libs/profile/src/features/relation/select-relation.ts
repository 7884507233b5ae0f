import type { FriendshipType } from '@oa-profile/api-client';
import type { Relation } from '@oa-profile/api-client/schemas';
import type { ProfileState } from '../../core/store/create-store.js';

/** An anonymous visitor has no relation to any account. */
export const anonymousRelation: Relation = { friendshipType: 'unspecified', favorite: 'unknown' };

/**
 * The relation to show, or undefined while it is not known. In a browser everybody is anonymous, so that it is known
 * even to the server.
 */
export function selectRelation({ relation, page }: ProfileState): Relation | undefined {
  return relation.shown ?? (page.origin === 'web' ? anonymousRelation : undefined);
}

/** The friendship to act on: a change of it is shown before it is done, and what depends on it must not be ahead of it. */
export function selectSettledFriendship(state: ProfileState): FriendshipType {
  const { update, confirmed } = state.relation;
  const relation = update.status === 'Loading' ? confirmed : selectRelation(state);
  return relation?.friendshipType ?? 'unknown';
}

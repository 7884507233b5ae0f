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

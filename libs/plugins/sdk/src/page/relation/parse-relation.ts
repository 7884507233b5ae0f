import { favoriteStates, parseFriendshipType } from '@oa-profile/api-client/internal';
import type { Relation } from '@oa-profile/api-client';

/**
 * Reads a relation from the cache, where another version of the page may have written either spelling. Undefined for
 * anything else; the cache then deletes the entry.
 */
export function parseRelation(value: unknown): Relation | undefined {
  const { friendshipType, favorite } = (value ?? {}) as Partial<Record<keyof Relation, unknown>>;
  const type = parseFriendshipType(friendshipType);
  const favoriteState = favoriteStates.find((state) => state === favorite);
  return type && favoriteState && { friendshipType: type, favorite: favoriteState };
}

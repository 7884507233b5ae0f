import { favoriteStates, friendshipTypes } from '@oa-profile/api-client/internal';
import { describe, expect, it } from 'vitest';
import { visibleActions } from '@oa-profile/plugin-sdk/page';

/** The table of docs/product.md#relation, from the visitor's side. */
const expected = {
  unspecified: ['addFriend'],
  friend: ['chat', 'favorite'],
  friendBlocked: ['unblock'],
  recommend: ['addFriend'],
  recommendBlocked: ['unblock'],
  deleted: ['addFriend'],
  deletedBlocked: ['addFriend'],
  unknown: ['chat'],
};

describe('visible actions', () => {
  const rows = friendshipTypes.flatMap((type) => favoriteStates.map((favorite) => [type, favorite] as const));

  it.each(rows)('visible actions for %s with favourite %s are those of the table', (type, favorite) => {
    expect(visibleActions(type, favorite).map(({ action }) => action)).toEqual(expected[type]);
  });

  it.each(rows)('the favourite is active for %s and %s only when it is true', (type, favorite) => {
    const active = visibleActions(type, favorite).find(({ action }) => action === 'favorite')?.active;
    expect(active).toBe(type === 'friend' ? favorite === 'true' : undefined);
  });
});

import { expect, it } from 'vitest';
import { friendStanding } from './friend-standing.js';

it.each([
  ['friend', 'friend'],
  ['unspecified', 'stranger'],
  ['recommend', 'stranger'],
  ['deleted', 'stranger'],
  ['deletedBlocked', 'stranger'],
  ['friendBlocked', 'blocked'],
  ['recommendBlocked', 'blocked'],
  ['unknown', 'unknown'],
] as const)('takes %s for a %s', (friendshipType, standing) => {
  expect(friendStanding({ friendshipType, favorite: 'false' })).toBe(standing);
});

it('claims nothing while the relation is not known', () => {
  expect(friendStanding(undefined)).toBe('unknown');
});

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
] as const)('a visitor who is %s counts as a %s', (friendshipType, standing) => {
  expect(friendStanding({ friendshipType, favorite: 'false' })).toBe(standing);
});

it('a visitor whose relation is not known yet counts as neither friend nor stranger', () => {
  expect(friendStanding(undefined)).toBe('unknown');
});

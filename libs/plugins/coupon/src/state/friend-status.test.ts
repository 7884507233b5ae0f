import { expect, it } from 'vitest';
import { friendStatus } from './friend-status.js';

it.each([
  ['friend', 'friend'],
  ['unspecified', 'stranger'],
  ['recommend', 'stranger'],
  ['deleted', 'stranger'],
  ['deletedBlocked', 'stranger'],
  ['friendBlocked', 'blocked'],
  ['recommendBlocked', 'blocked'],
  ['unknown', 'unknown'],
] as const)('a visitor who is %s counts as a %s', (friendshipType, status) => {
  expect(friendStatus({ friendshipType, favorite: 'false' })).toBe(status);
});

it('a visitor whose relation is not known yet is neither friend nor stranger', () => {
  expect(friendStatus('unknown')).toBe('unknown');
});

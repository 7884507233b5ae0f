import { describe, expect, it } from 'vitest';
import type { Platform } from '../../index.js';
import { control, freshToken, profileOf } from '../test-platform.js';

/** What relations lead to beyond the rules of the contract (docs/product.md#relation). */
export function describeRelations(platform: () => Platform): void {
  describe('relations', () => {
    it('have no favourite without a friend', async () => {
      const token = freshToken();
      const relation = { searchId: '@komorebi', friendshipType: 'deleted', favorite: 'true' };
      await control(platform(), 'POST', 'visitors', { token, relation });
      expect(await profileOf(platform(), { token }).getRelation('@komorebi')).toEqual({
        friendshipType: 'deleted',
        favorite: 'unknown',
      });
    });

    it('change the number of friends', async () => {
      const visitor = profileOf(platform(), { token: freshToken() });
      const { count } = await visitor.getFriendCount('@shanlan');
      await visitor.updateFriendship('@shanlan', 'addFriend');
      await visitor.updateFriendship('@shanlan', 'addFriend');
      expect(await visitor.getFriendCount('@shanlan')).toEqual({ count: count + 1 });
      const page = await visitor.getAccountPage('@shanlan');
      expect(page.account.friendCount).toBe(count + 1);
    });

    it('are the same by basic search id, premium search id and account id', async () => {
      const visitor = profileOf(platform(), { token: freshToken() });
      await visitor.updateFriendship('@412kmrbi', 'addFriend');
      for (const id of ['@komorebi', '@412kmrbi', 'oa-komorebi'])
        expect(await visitor.getRelation(id)).toMatchObject({ friendshipType: 'friend' });
    });

    it('with the blocked account are blocked for everybody with a token', async () => {
      const visitor = profileOf(platform(), { token: freshToken() });
      expect(await visitor.getRelation('@blocked')).toEqual({
        friendshipType: 'friendBlocked',
        favorite: 'unknown',
      });
      expect(await visitor.updateFriendship('@blocked', 'unblock')).toMatchObject({
        friendshipType: 'friend',
      });
    });
  });
}

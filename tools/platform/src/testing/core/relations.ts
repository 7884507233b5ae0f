import type { FriendshipAction, FriendshipType } from '@oa-profile/api-client';
import { describe, expect, it } from 'vitest';
import type { Platform } from '../../index.js';
import { control, freshToken, profileOf } from '../test-platform.js';

/** How relations change (docs/product.md#relation). */
export function describeRelations(platform: () => Platform): void {
  describe('relations', () => {
    /** A visitor with a certain relation to Komorebi. */
    async function visitorWho(friendshipType: FriendshipType) {
      const token = freshToken();
      await control(platform(), 'POST', 'visitors', {
        token,
        relation: { searchId: '@komorebi', friendshipType },
      });
      return profileOf(platform(), { token });
    }

    it.each<[FriendshipType, FriendshipAction, FriendshipType]>([
      ['unspecified', 'addFriend', 'friend'],
      ['recommend', 'addFriend', 'friend'],
      ['deleted', 'addFriend', 'friend'],
      ['deletedBlocked', 'addFriend', 'friend'],
      ['unknown', 'addFriend', 'friend'],
      ['friend', 'addFriend', 'friend'],
      ['friendBlocked', 'unblock', 'friend'],
      ['recommendBlocked', 'unblock', 'recommend'],
    ])('lead from %s by %s to %s', async (before, action, after) => {
      const visitor = await visitorWho(before);
      const favorite = after === 'friend' ? 'false' : 'unknown';
      expect(await visitor.updateFriendship('@komorebi', action)).toEqual({
        friendshipType: after,
        favorite,
      });
      expect(await visitor.getRelation('@komorebi')).toEqual({ friendshipType: after, favorite });
    });

    it.each<[FriendshipType, FriendshipAction]>([
      ['friendBlocked', 'addFriend'],
      ['recommendBlocked', 'addFriend'],
      ['friend', 'unblock'],
      ['unspecified', 'unblock'],
      ['deletedBlocked', 'unblock'],
    ])('refuse from %s to %s', async (before, action) => {
      const visitor = await visitorWho(before);
      await expect(visitor.updateFriendship('@komorebi', action)).rejects.toMatchObject({
        data: { status: 422, serverStatusCode: 'INVALID' },
      });
      expect(await visitor.getRelation('@komorebi')).toMatchObject({ friendshipType: before });
    });

    it('allow only friends as favourites, and drop the favourite with the friendship', async () => {
      const token = freshToken();
      const visitor = profileOf(platform(), { token });
      await expect(visitor.updateFavorite('@komorebi', true)).rejects.toMatchObject({
        data: { status: 422 },
      });
      await visitor.updateFriendship('@komorebi', 'addFriend');
      expect(await visitor.updateFavorite('@komorebi', true)).toEqual({
        friendshipType: 'friend',
        favorite: 'true',
      });
      const relation = { searchId: '@komorebi', friendshipType: 'deleted', favorite: 'true' };
      await control(platform(), 'POST', 'visitors', { token, relation });
      expect(await visitor.getRelation('@komorebi')).toEqual({
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

    it('of an anonymous visitor are unspecified, and cannot be changed', async () => {
      const anonymous = profileOf(platform());
      expect(await anonymous.getRelation('@komorebi')).toEqual({
        friendshipType: 'unspecified',
        favorite: 'unknown',
      });
      await expect(anonymous.updateFriendship('@komorebi', 'addFriend')).rejects.toMatchObject({
        data: { status: 401, serverStatusCode: 'UNAUTHORIZED' },
      });
    });
  });
}

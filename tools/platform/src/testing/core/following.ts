import { describe, expect, it } from 'vitest';
import type { Platform } from '../../index.js';
import { control, freshToken, profileOf } from '../test-platform.js';

/** Following, up to 5,000 accounts. */
export function describeFollowing(platform: () => Platform): void {
  describe('following', () => {
    it('counts for the visitor and for the account, once', async () => {
      const visitor = profileOf(platform(), { token: freshToken() });
      const { followers } = await visitor.getCounts('@baanrimnam');
      await visitor.follow('@baanrimnam');
      expect(await visitor.follow('@baanrimnam')).toEqual({
        isFollowing: true,
        following: 1,
        followers: followers + 1,
      });
      expect(await visitor.unfollow('@baanrimnam')).toEqual({ isFollowing: false, following: 0, followers });
      expect(await visitor.getCounts('@baanrimnam')).toMatchObject({ followers });
    });

    it('is limited to 5,000 accounts', async () => {
      const full = profileOf(platform(), { token: 'visitor-full' });
      expect(await full.getFollow('@komorebi')).toMatchObject({ isFollowing: false, following: 5000 });
      await expect(full.follow('@komorebi')).rejects.toMatchObject({
        data: { status: 409, serverStatusCode: 'FOLLOW_LIMIT' },
      });
    });

    it('does not exceed 5,000 if several are followed at once', async () => {
      const token = freshToken();
      await control(platform(), 'POST', 'visitors', { token, followingElsewhere: 4999 });
      const visitor = profileOf(platform(), { token });
      const accounts = ['@komorebi', '@baanrimnam', '@shanlan', '@harbor'];
      const outcomes = await Promise.allSettled(accounts.map((id) => visitor.follow(id)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await visitor.getFollow('@komorebi')).toMatchObject({ following: 5000 });
    });
  });
}

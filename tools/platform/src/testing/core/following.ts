import { describe, expect, it } from 'vitest';
import type { Platform } from '../../index.js';
import { freshToken, profileOf } from '../test-platform.js';

/** Following: what the account sees of it. What the visitor sees is a rule of the contract. */
export function describeFollowing(platform: () => Platform): void {
  describe('following', () => {
    it('counts for the account, once', async () => {
      const visitor = profileOf(platform(), { token: freshToken() });
      const { followers } = await visitor.getCounts('@baanrimnam');
      await visitor.follow('@baanrimnam');
      expect(await visitor.follow('@baanrimnam')).toMatchObject({ followers: followers + 1 });
      expect(await visitor.unfollow('@baanrimnam')).toMatchObject({ followers });
      expect(await visitor.getCounts('@baanrimnam')).toMatchObject({ followers });
    });
  });
}

import { rules, tryRule, type RunRulesOptions } from '@oa-profile/api-conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseLocation } from '../database/database.js';
import { startPlatform, type Platform } from '../index.js';
import { conformanceOptions } from './conformance.js';
import { describeFollowing } from './core/following.js';
import { describeRelations } from './core/relations.js';
import { describeReports } from './core/reports.js';
import { describeReservations } from './core/reservations.js';
import { describeTransactions } from './core/transactions.js';
import { SATURDAY_NOON, profileOf, freshToken } from './test-platform.js';

/** The tests that must pass on every database: the rules of the contract, all writes, and that a restart keeps them. */
export function describeCore(name: string, locate: () => Promise<DatabaseLocation>): void {
  describe(`a platform on ${name}`, () => {
    let platform: Platform;
    let location: DatabaseLocation;
    const start = () =>
      startPlatform({ port: 0, database: location, faults: true, now: () => SATURDAY_NOON });

    beforeAll(async () => {
      location = await locate();
      platform = await start();
    });
    afterAll(() => platform?.close());

    describe('keeps the contract', () => {
      let options: RunRulesOptions;
      beforeAll(async () => {
        options = await conformanceOptions(platform);
      });

      // No visitor of the platform gets these two codes of Keep.
      const tried = rules.filter(({ name }) => !['keep.500', 'keep.504'].includes(name));
      it.each(tried.map(({ name, says }) => [name, says]))('%s: %s', async (name) => {
        expect(await tryRule(name, options)).toMatchObject({ outcome: 'holds' });
      });
    });

    describeRelations(() => platform);
    describeTransactions(() => platform);
    describeFollowing(() => platform);
    describeReports(() => platform);
    describeReservations(() => platform);

    it('keeps what visitors did over a restart', async () => {
      const token = freshToken();
      const before = profileOf(platform, { token });
      await before.updateFriendship('@komorebi', 'addFriend');
      await before.updateFavorite('@komorebi', true);
      await before.follow('@komorebi');
      const friends = await before.getFriendCount('@komorebi');
      const mei = await profileOf(platform, { token: 'visitor-mei' }).updateFavorite('@komorebi', false);

      await platform.close();
      platform = await start();

      const after = profileOf(platform, { token });
      expect(await after.getRelation('@komorebi')).toEqual({ friendshipType: 'friend', favorite: 'true' });
      expect(await after.getFollow('@komorebi')).toMatchObject({ isFollowing: true, following: 1 });
      expect(await after.getFriendCount('@komorebi')).toEqual(friends);
      expect(await profileOf(platform, { token: 'visitor-mei' }).getRelation('@komorebi')).toEqual(mei);
    });
  });
}

import { rules, tryRule, type RunRulesOptions } from '@oa-profile/api-conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseLocation } from '../database/database.js';
import { startPlatform, type Platform } from '../index.js';
import { conformanceOptions } from './conformance.js';
import { control, freshToken, profileOf, SATURDAY_NOON, type VisitOptions } from './test-platform.js';

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

    describe('relations', () => {
      it('relations have no favourite without a friend', async () => {
        const token = freshToken();
        const relation = { searchId: '@komorebi', friendshipType: 'deleted', favorite: 'true' };
        await control(platform, 'POST', 'visitors', { token, relation });
        expect(await profileOf(platform, { token }).getRelation('@komorebi')).toEqual({
          friendshipType: 'deleted',
          favorite: 'unknown',
        });
      });

      it('relations change the number of friends', async () => {
        const visitor = profileOf(platform, { token: freshToken() });
        const { count } = await visitor.getFriendCount('@shanlan');
        await visitor.updateFriendship('@shanlan', 'addFriend');
        await visitor.updateFriendship('@shanlan', 'addFriend');
        expect(await visitor.getFriendCount('@shanlan')).toEqual({ count: count + 1 });
        const page = await visitor.getAccountPage('@shanlan');
        expect(page.account.friendCount).toBe(count + 1);
      });

      it('relations are the same by basic search id, premium search id and account id', async () => {
        const visitor = profileOf(platform, { token: freshToken() });
        await visitor.updateFriendship('@412kmrbi', 'addFriend');
        for (const id of ['@komorebi', '@412kmrbi', 'oa-komorebi'])
          expect(await visitor.getRelation(id)).toMatchObject({ friendshipType: 'friend' });
      });

      it('relations with the blocked account are blocked for everybody with a token', async () => {
        const visitor = profileOf(platform, { token: freshToken() });
        expect(await visitor.getRelation('@blocked')).toEqual({
          friendshipType: 'friendBlocked',
          favorite: 'unknown',
        });
        expect(await visitor.updateFriendship('@blocked', 'unblock')).toMatchObject({
          friendshipType: 'friend',
        });
      });
    });

    describe('a write with a transaction id', () => {
      const report = { reason: 'other', agreed: true } as const;

      it("a write with a transaction id is the same write for each of its account's ids", async () => {
        const token = freshToken();
        const receipt = await profileOf(platform, { token, transactionId: 'lost' }).report(
          '@komorebi',
          report,
        );
        const again = profileOf(platform, { token, transactionId: 'lost' });
        expect(await again.report('oa-komorebi', report)).toEqual(receipt);
        expect(await profileOf(platform, { token }).settleReport('oa-komorebi', 'lost')).toEqual({
          report: receipt,
        });
        await expect(again.report('@shanlan', report)).rejects.toMatchObject({ data: { status: 422 } });
      });

      it('a write with a transaction id cannot be settled by a request with its own id, and can still happen', async () => {
        const visitor = profileOf(platform, { token: freshToken(), transactionId: 'own' });
        await expect(visitor.settleReport('@komorebi', 'own')).rejects.toMatchObject({
          data: { status: 422 },
        });
        expect((await visitor.report('@komorebi', report)).reportId).toBeTruthy();
      });

      it('a write with a transaction id is refused if its id could not be settled', async () => {
        const visitor = profileOf(platform, { token: freshToken(), transactionId: randomText(9000) });
        await expect(visitor.report('@komorebi', report)).rejects.toMatchObject({ data: { status: 422 } });
        const kept = await fetch(`${platform.url}/v1/keep/x`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${freshToken()}`, 'x-transaction-id': randomText(9000) },
        });
        expect(kept.status).toBe(400);
        expect(await kept.json()).toMatchObject({ code: 101 });
      });
    });

    describe('following', () => {
      it('following counts for the account, once', async () => {
        const visitor = profileOf(platform, { token: freshToken() });
        const { followers } = await visitor.getCounts('@baanrimnam');
        await visitor.follow('@baanrimnam');
        expect(await visitor.follow('@baanrimnam')).toMatchObject({ followers: followers + 1 });
        expect(await visitor.unfollow('@baanrimnam')).toMatchObject({ followers });
        expect(await visitor.getCounts('@baanrimnam')).toMatchObject({ followers });
      });
    });

    describe('reports', () => {
      const send = (detail: string, options: VisitOptions = {}) =>
        profileOf(platform, options).report('@komorebi', { reason: 'other', detail, agreed: true });
      const storedFor = async (visitor: string, detail: string) => {
        const { json } = await control(platform, 'GET', `visitors/${visitor}`);
        return (json as { reports: { detail: string }[] }).reports.filter(
          (report) => report.detail === detail,
        );
      };

      it('reports are stored with their sender, the account and the reason', async () => {
        const token = freshToken();
        const { reportId } = await send('from a visitor', { token });
        expect(await storedFor(token, 'from a visitor')).toEqual([
          expect.objectContaining({ reportId, accountId: 'oa-komorebi', reason: 'other' }),
        ]);
      });

      it('reports keep their sender’s words, even if those name a character that no database can store', async () => {
        const token = freshToken();
        const detail = 'It says \\u0000, or \\\\u0000.';
        await send(detail, { token });
        expect(await storedFor(token, detail)).toHaveLength(1);
      });
    });

    describe('reservations', () => {
      const visitor = () => profileOf(platform, { token: freshToken(), retries: 0 });
      const slots = async () =>
        (await visitor().getReservationInventory('@komorebi')).days.flatMap(({ slots }) => slots);

      it('reservations can be made for the next fourteen days, and not on a closed day', async () => {
        const { days } = await visitor().getReservationInventory('@komorebi');
        expect(days[0]?.date).toBe('2026-11-21');
        expect(days.at(-1)?.date).toBe('2026-12-04');
        expect(days.map(({ date }) => date)).not.toContain('2026-11-24');
        const later = await visitor().getReservationInventory('@komorebi', { from: '2026-12-01' });
        expect(later.days[0]?.date).toBe('2026-12-02');
      });

      it('reservations are refused for a missing slot and an account without tables', async () => {
        const [slot] = await slots();
        const slotId = slot?.slotId ?? '';
        await expect(
          visitor().reserve('@komorebi', { slotId: '2026-11-20T18:00', partySize: 1 }),
        ).rejects.toMatchObject({ data: { status: 409, serverStatusCode: 'SLOT_GONE' } });
        await expect(visitor().reserve('@harbor', { slotId, partySize: 1 })).rejects.toMatchObject({
          data: { status: 422 },
        });
      });
    });

    it('a platform keeps what visitors did over a restart', async () => {
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

/** An incompressible text: PostgreSQL can store a compressible one in spite of its length. */
const randomText = (length: number): string =>
  Array.from({ length: Math.ceil(length / 36) }, () => crypto.randomUUID())
    .join('')
    .slice(0, length);

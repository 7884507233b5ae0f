import { describe, expect, it } from 'vitest';
import type { Platform } from '../../index.js';
import { freshToken, profileOf } from '../test-platform.js';

/** A transaction id acts once. */
export function describeTransactions(platform: () => Platform): void {
  describe('a write sent twice with one transaction id', () => {
    const report = { reason: 'other', agreed: true } as const;

    it('acts once and gets the first answer again', async () => {
      const visitor = profileOf(platform(), { token: freshToken(), transactionId: 'same' });
      expect(await visitor.report('@komorebi', report)).toEqual(await visitor.report('@komorebi', report));
    });

    it('acts once, also if both arrive at the same time', async () => {
      const visitor = profileOf(platform(), { token: freshToken(), transactionId: 'same' });
      const receipts = await Promise.all(
        Array.from({ length: 8 }, () => visitor.report('@komorebi', report)),
      );
      expect(new Set(receipts.map(({ reportId }) => reportId)).size).toBe(1);
    });

    it('gets the first refusal again, too', async () => {
      const token = freshToken();
      const visitor = profileOf(platform(), { token, transactionId: 'refused' });
      const refused = { data: { status: 422 } };
      await expect(visitor.updateFavorite('@komorebi', true)).rejects.toMatchObject(refused);
      await profileOf(platform(), { token }).updateFriendship('@komorebi', 'addFriend');
      await expect(visitor.updateFavorite('@komorebi', true)).rejects.toMatchObject(refused);
    });

    it('acts again for another visitor', async () => {
      const receipts = await Promise.all(
        [freshToken(), freshToken()].map((token) =>
          profileOf(platform(), { token, transactionId: 'same' }).report('@komorebi', report),
        ),
      );
      expect(receipts[0]).not.toEqual(receipts[1]);
    });

    it('is settled with its result, any number of times', async () => {
      const token = freshToken();
      const receipt = await profileOf(platform(), { token, transactionId: 'lost' }).report(
        '@komorebi',
        report,
      );
      const asking = profileOf(platform(), { token });
      expect(await asking.settleReport('@komorebi', 'lost')).toEqual({ report: receipt });
      expect(await asking.settleReport('@komorebi', 'lost')).toEqual({ report: receipt });
    });

    it('is refused if it arrives after it was settled', async () => {
      const token = freshToken();
      const asking = profileOf(platform(), { token });
      expect(await asking.settleReport('@komorebi', 'late')).toEqual({ report: null });
      const late = profileOf(platform(), { token, transactionId: 'late' });
      await expect(late.report('@komorebi', report)).rejects.toMatchObject({
        data: { status: 409, serverStatusCode: 'WITHDRAWN' },
      });
      expect(await asking.settleReport('@komorebi', 'late')).toEqual({ report: null });
    });

    it('cannot be settled by another visitor, nor as another kind of write', async () => {
      const token = freshToken();
      await profileOf(platform(), { token, transactionId: 'mine' }).report('@komorebi', report);
      expect(await profileOf(platform(), { token: freshToken() }).settleReport('@komorebi', 'mine')).toEqual({
        report: null,
      });
      await expect(
        profileOf(platform(), { token }).settleReservation('@komorebi', 'mine'),
      ).rejects.toMatchObject({ data: { status: 422 } });
    });

    it("is the same write for each of its account's ids", async () => {
      const token = freshToken();
      const receipt = await profileOf(platform(), { token, transactionId: 'lost' }).report(
        '@komorebi',
        report,
      );
      const again = profileOf(platform(), { token, transactionId: 'lost' });
      expect(await again.report('oa-komorebi', report)).toEqual(receipt);
      expect(await profileOf(platform(), { token }).settleReport('oa-komorebi', 'lost')).toEqual({
        report: receipt,
      });
      await expect(again.report('@shanlan', report)).rejects.toMatchObject({ data: { status: 422 } });
    });

    it('cannot be settled by a request with its own id, and can still happen', async () => {
      const visitor = profileOf(platform(), { token: freshToken(), transactionId: 'own' });
      await expect(visitor.settleReport('@komorebi', 'own')).rejects.toMatchObject({ data: { status: 422 } });
      expect((await visitor.report('@komorebi', report)).reportId).toBeTruthy();
    });

    it('is refused if its id could not be settled', async () => {
      const visitor = profileOf(platform(), { token: freshToken(), transactionId: randomText(9000) });
      await expect(visitor.report('@komorebi', report)).rejects.toMatchObject({ data: { status: 422 } });
      const kept = await fetch(`${platform().url}/v1/keep/x`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${freshToken()}`, 'x-transaction-id': randomText(9000) },
      });
      expect(kept.status).toBe(400);
      expect(await kept.json()).toMatchObject({ code: 101 });
    });

    it('is refused if it is a different request', async () => {
      const visitor = profileOf(platform(), { token: freshToken(), transactionId: 'same' });
      await visitor.report('@komorebi', report);
      await expect(visitor.follow('@komorebi')).rejects.toMatchObject({ data: { status: 422 } });
    });
  });
}

/** An incompressible text: PostgreSQL can store a compressible one in spite of its length. */
const randomText = (length: number): string =>
  Array.from({ length: Math.ceil(length / 36) }, () => crypto.randomUUID())
    .join('')
    .slice(0, length);

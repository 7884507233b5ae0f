import { describe, expect, it } from 'vitest';
import type { Platform } from '../../index.js';
import { freshToken, profileOf } from '../test-platform.js';

/** Transaction ids, beyond the rules of the contract. */
export function describeTransactions(platform: () => Platform): void {
  describe('a write with a transaction id', () => {
    const report = { reason: 'other', agreed: true } as const;

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
  });
}

/** An incompressible text: PostgreSQL can store a compressible one in spite of its length. */
const randomText = (length: number): string =>
  Array.from({ length: Math.ceil(length / 36) }, () => crypto.randomUUID())
    .join('')
    .slice(0, length);

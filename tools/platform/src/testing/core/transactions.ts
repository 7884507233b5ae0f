import { describe, expect, it } from 'vitest';
import type { Platform } from '../../index.js';
import { freshToken, profileOf } from '../test-platform.js';

/** One transaction id is one act. */
export function describeTransactions(platform: () => Platform): void {
  describe('a write sent twice with one transaction id', () => {
    const report = { reason: 'other', agreed: true } as const;

    it('acts once and gets the first answer again', async () => {
      const visitor = profileOf(platform(), { token: freshToken(), transactionId: 'same' });
      expect(await visitor.report('@komorebi', report)).toEqual(await visitor.report('@komorebi', report));
    });

    it('acts once also when both come at the same time', async () => {
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

    it('is another act for another visitor', async () => {
      const receipts = await Promise.all(
        [freshToken(), freshToken()].map((token) =>
          profileOf(platform(), { token, transactionId: 'same' }).report('@komorebi', report),
        ),
      );
      expect(receipts[0]).not.toEqual(receipts[1]);
    });

    it('is refused when it is a different request', async () => {
      const visitor = profileOf(platform(), { token: freshToken(), transactionId: 'same' });
      await visitor.report('@komorebi', report);
      await expect(visitor.follow('@komorebi')).rejects.toMatchObject({ data: { status: 422 } });
    });
  });
}

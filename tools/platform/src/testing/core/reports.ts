import { describe, expect, it } from 'vitest';
import type { Platform } from '../../index.js';
import { control, freshToken, profileOf, type VisitOptions } from '../test-platform.js';

/** Reports, also from visitors without a token. */
export function describeReports(platform: () => Platform): void {
  describe('reports', () => {
    const send = (detail: string, options: VisitOptions = {}) =>
      profileOf(platform(), options).report('@komorebi', { reason: 'other', detail, agreed: true });
    const storedFor = async (visitor: string, detail: string) => {
      const { json } = await control(platform(), 'GET', `visitors/${visitor}`);
      return (json as { reports: { detail: string }[] }).reports.filter((report) => report.detail === detail);
    };

    it('are stored with their sender, the account and the reason', async () => {
      const token = freshToken();
      const { reportId } = await send('from a visitor', { token });
      expect(await storedFor(token, 'from a visitor')).toEqual([
        expect.objectContaining({ reportId, accountId: 'oa-komorebi', reason: 'other' }),
      ]);
    });

    it('keep their sender’s words, even if those name a character that no database can store', async () => {
      const token = freshToken();
      const detail = 'It says \\u0000, or \\\\u0000.';
      await send(detail, { token });
      expect(await storedFor(token, detail)).toHaveLength(1);
    });

    it('of an anonymous visitor are stored once for each transaction id, also if they arrive at the same time', async () => {
      const transactionId = crypto.randomUUID();
      await Promise.all(Array.from({ length: 5 }, () => send('again', { transactionId })));
      expect(await storedFor('anonymous', 'again')).toHaveLength(1);
    });
  });
}

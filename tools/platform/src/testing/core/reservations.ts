import { describe, expect, it } from 'vitest';
import type { Platform } from '../../index.js';
import { freshToken, profileOf } from '../test-platform.js';

/** Reservations of tables. */
export function describeReservations(platform: () => Platform): void {
  describe('reservations', () => {
    const visitor = () => profileOf(platform(), { token: freshToken(), retries: 0 });
    const slots = async () =>
      (await visitor().getReservationInventory('@komorebi')).days.flatMap(({ slots }) => slots);

    it('can be made for the next fourteen days, and not on a closed day', async () => {
      const { days } = await visitor().getReservationInventory('@komorebi');
      expect(days[0]?.date).toBe('2026-11-21');
      expect(days.at(-1)?.date).toBe('2026-12-04');
      expect(days.map(({ date }) => date)).not.toContain('2026-11-24');
      const later = await visitor().getReservationInventory('@komorebi', { from: '2026-12-01' });
      expect(later.days[0]?.date).toBe('2026-12-02');
    });

    it('are refused for a missing slot and an account without tables', async () => {
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
}

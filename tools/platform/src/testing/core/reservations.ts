import { describe, expect, it } from 'vitest';
import type { Platform } from '../../index.js';
import { control, freshToken, profileOf } from '../test-platform.js';

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

    it('have the same slots each time', async () => {
      expect(await slots()).toEqual(await slots());
    });

    it('never overfill a slot, however many are made at once', async () => {
      const slot = (await slots()).find(({ availability }) => availability === 'free');
      const slotId = slot?.slotId ?? '';
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, () => visitor().reserve('@komorebi', { slotId, partySize: 2 })),
      );
      const made = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(made.length).toBeGreaterThanOrEqual(3);
      expect(made.length).toBeLessThanOrEqual(7);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ data: { status: 409, serverStatusCode: 'SLOT_GONE' } });
      const after = (await slots()).find((candidate) => candidate.slotId === slotId);
      expect(after?.availability).toBe('full');
    });

    it('give the last table to only one of two visitors', async () => {
      const [slot] = (await slots()).filter(({ availability }) => availability === 'free').slice(-2);
      const slotId = slot?.slotId ?? '';
      const fill = (tablesLeft: number) =>
        control(platform(), 'POST', 'reservations', { searchId: '@komorebi', slotId, tablesLeft });
      expect(await fill(1)).toEqual({ status: 201, json: { slotId, tablesLeft: 1 } });
      expect((await slots()).find((each) => each.slotId === slotId)?.availability).toBe('few');

      const outcomes = await Promise.allSettled([
        visitor().reserve('@komorebi', { slotId, partySize: 2 }),
        visitor().reserve('@komorebi', { slotId, partySize: 4 }),
      ]);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused.map(({ reason }) => reason as unknown)).toEqual([
        expect.objectContaining({
          data: expect.objectContaining({ serverStatusCode: 'SLOT_GONE' }) as unknown,
        }),
      ]);
      expect(await fill(0)).toMatchObject({ json: { tablesLeft: 0 } });
    });

    it('are made once by a repeated POST', async () => {
      const token = freshToken();
      const slot = (await slots()).filter(({ availability }) => availability === 'free').at(-1);
      const book = () =>
        profileOf(platform(), { token, transactionId: 'book' }).reserve('@komorebi', {
          slotId: slot?.slotId ?? '',
          partySize: 1,
          note: '窓際の席をお願いします',
        });
      expect(await book()).toEqual(await book());
    });

    it('are not made twice for one time by two tabs of a visitor, unless one asks for another table', async () => {
      const token = freshToken();
      const free = (await slots()).filter(({ availability }) => availability === 'free');
      const [slotId = '', otherTime = ''] = free.slice(-4).map((slot) => slot.slotId);
      const tab = (transactionId: string) => profileOf(platform(), { token, transactionId, retries: 0 });
      const outcomes = await Promise.allSettled(
        ['tab-1', 'tab-2', 'tab-3'].map((id) => tab(id).reserve('@komorebi', { slotId, partySize: 2 })),
      );
      const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(made).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({
            data: { status: 409, serverStatusCode: 'ALREADY_RESERVED' },
          });
      // The tab that was first gets its own answer again, and no refusal.
      const first = outcomes.findIndex(({ status }) => status === 'fulfilled') + 1;
      expect(await tab(`tab-${first}`).reserve('@komorebi', { slotId, partySize: 2 })).toEqual(made[0]);

      const another = await tab('on-purpose').reserve('@komorebi', { slotId, partySize: 2, another: true });
      expect(another.reservationId).not.toBe(made[0]?.reservationId);
      await tab('other-time').reserve('@komorebi', { slotId: otherTime, partySize: 2 });
      const { json } = await control(platform(), 'GET', `visitors/${token}`);
      expect((json as { reservations: unknown[] }).reservations).toHaveLength(3);
    });

    it('are refused for a party that is too large, a missing slot and an account without tables', async () => {
      const [slot] = await slots();
      const slotId = slot?.slotId ?? '';
      await expect(visitor().reserve('@komorebi', { slotId, partySize: 30 })).rejects.toMatchObject({
        data: { status: 422 },
      });
      await expect(
        visitor().reserve('@komorebi', { slotId: '2026-11-20T18:00', partySize: 1 }),
      ).rejects.toMatchObject({ data: { status: 409, serverStatusCode: 'SLOT_GONE' } });
      await expect(visitor().reserve('@harbor', { slotId, partySize: 1 })).rejects.toMatchObject({
        data: { status: 422 },
      });
    });
  });
}

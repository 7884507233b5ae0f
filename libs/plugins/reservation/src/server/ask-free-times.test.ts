import { describe, expect, it, vi } from 'vitest';
import type { Account, ReservationInventory } from '@oa-profile/api-client';
import { askFreeTimes } from './ask-free-times.js';

const account = {
  basicSearchId: '@komorebi',
  timeZone: 'Asia/Tokyo',
  features: ['reservation'],
} as unknown as Account;

const slot = (startsAt: string, availability: 'free' | 'few' | 'full' = 'free') => ({
  slotId: startsAt,
  startsAt,
  durationMinutes: 90,
  availability,
});

const inventory: ReservationInventory = {
  partySize: { min: 1, max: 6 },
  days: [
    {
      date: '2026-11-28',
      slots: [slot('2026-11-28T12:00:00+09:00'), slot('2026-11-28T11:00:00+09:00', 'few')],
    },
    {
      date: '2026-11-27',
      slots: [
        slot('2026-11-27T18:00:00+09:00'),
        slot('2026-11-27T19:00:00+09:00', 'full'),
        // Of this business day, though after midnight.
        slot('2026-11-27T15:30:00Z'),
      ],
    },
  ],
};

const now = new Date('2026-11-27T18:30:00+09:00');

const { signal } = new AbortController();

const load = async (answer: ReservationInventory, page = { account }) => {
  const getReservationInventory = vi.fn(() => Promise.resolve(answer));
  const times = await askFreeTimes(page, { api: { getReservationInventory }, signal, now });
  return { times, getReservationInventory };
};

describe('the next free times', () => {
  it('the next free times are ahead and not full, earliest first, by the account’s clock and business day', async () => {
    const { times } = await load(inventory);
    expect(times?.map(({ day, time }) => `${day} ${time}`)).toEqual([
      '2026-11-27 00:30',
      '2026-11-28 11:00',
      '2026-11-28 12:00',
    ]);
  });

  it('the next free times are more than a page shows at once, and not all', async () => {
    const slots = Array.from({ length: 40 }, (_, minute) =>
      slot(`2026-11-28T10:${String(minute).padStart(2, '0')}:00+09:00`),
    );
    const many = { ...inventory, days: [{ date: '2026-11-28', slots }] };
    const { times } = await load(many);
    expect(times).toHaveLength(8);
  });

  it('the next free times are not asked of an account that takes no reservations', async () => {
    const { times, getReservationInventory } = await load(inventory, {
      account: { ...account, features: [] },
    });
    expect(times).toBeUndefined();
    expect(getReservationInventory).not.toHaveBeenCalled();
  });
});

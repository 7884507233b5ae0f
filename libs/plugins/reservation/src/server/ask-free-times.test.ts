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
  it('the next free times are ahead and not full, by business day and the account’s clock, on which a night goes on', async () => {
    const { times } = await load(inventory);
    expect(times).toEqual([
      { day: '2026-11-27', free: [24 * 60 + 30], few: [] },
      { day: '2026-11-28', free: [12 * 60], few: [11 * 60] },
    ]);
  });

  it('the next free times are those of a week, and of the same day of the next one', async () => {
    const days = ['2026-12-04', '2026-12-05'].map((date) => ({
      date,
      slots: [slot(`${date}T18:00:00+09:00`)],
    }));
    const { times } = await load({ ...inventory, days: [...inventory.days, ...days] });
    expect(times?.map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-28', '2026-12-04']);
  });

  it('the next free times are those of the first day that has any if that is later', async () => {
    const days = ['2026-12-24', '2026-12-25'].map((date) => ({
      date,
      slots: [slot(`${date}T18:00:00+09:00`)],
    }));
    const { times } = await load({ ...inventory, days });
    expect(times?.map(({ day }) => day)).toEqual(['2026-12-24']);
  });

  it('the next free times of a day are not more than a line can show', async () => {
    const slots = Array.from({ length: 60 }, (_, minute) =>
      slot(`2026-11-28T10:${String(minute).padStart(2, '0')}:00+09:00`),
    );
    const { times } = await load({ ...inventory, days: [{ date: '2026-11-28', slots }] });
    expect(times?.[0]?.free).toHaveLength(48);
  });

  it('the next free times are not asked of an account that takes no reservations', async () => {
    const { times, getReservationInventory } = await load(inventory, {
      account: { ...account, features: [] },
    });
    expect(times).toBeUndefined();
    expect(getReservationInventory).not.toHaveBeenCalled();
  });
});

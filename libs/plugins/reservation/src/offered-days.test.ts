import type { ReservationInventory } from '@oa-profile/api-client';
import { describe, expect, it } from 'vitest';
import { hasFreeSlot, offeredDays, shownDay, type OfferedDay } from './offered-days.js';

const zone = 'Asia/Tokyo';
const now = new Date('2026-11-21T12:00:00+09:00');

type Given = [startsAt: string, availability: 'free' | 'few' | 'full'];
const day = (date: string, ...slots: Given[]): ReservationInventory['days'][number] => ({
  date,
  slots: slots.map(([startsAt, availability]) => ({
    slotId: startsAt,
    startsAt,
    durationMinutes: 90,
    availability,
  })),
});
const daysOf = (...days: ReservationInventory['days']): OfferedDay[] =>
  offeredDays({ partySize: { min: 1, max: 4 }, days }, zone, now);

describe('offered days', () => {
  it('offered days are two weeks from the account’s today, whatever is free', () => {
    const dates = daysOf().map(({ date }) => date);
    expect(dates).toHaveLength(14);
    expect(dates[0]).toBe('2026-11-21');
    expect(dates.at(-1)).toBe('2026-12-04');
  });

  it('offered days begin with the account’s today, not the visitor’s', () => {
    const inNewYork = offeredDays({ partySize: { min: 1, max: 1 }, days: [] }, 'America/New_York', now);
    expect(inNewYork[0]?.date).toBe('2026-11-20');
  });

  it('offered days continue as far as the server offers something', () => {
    const days = daysOf(day('2026-12-24', ['2026-12-24T18:00:00+09:00', 'free']));
    expect(days).toHaveLength(15);
    expect(days.at(-1)?.date).toBe('2026-12-24');
  });

  it('offered days leave out past times', () => {
    const [today] = daysOf(
      day('2026-11-21', ['2026-11-21T12:00:00+09:00', 'free'], ['2026-11-21T12:30:00+09:00', 'few']),
    );
    expect(today?.slots.map(({ slotId }) => slotId)).toEqual(['2026-11-21T12:30:00+09:00']);
    expect(today?.availability).toBe('few');
  });

  it('offered days keep times after midnight that belong to yesterday and are still to come', () => {
    const lateNow = new Date('2026-11-21T00:15:00+09:00');
    const inventory = {
      partySize: { min: 1, max: 1 },
      days: [day('2026-11-20', ['2026-11-21T00:30:00+09:00', 'free'])],
    };
    expect(offeredDays(inventory, zone, lateNow)[0]).toMatchObject({
      date: '2026-11-20',
      availability: 'free',
    });
  });

  it('offered days have their times in order, even if a day is listed twice', () => {
    const days = daysOf(
      day('2026-11-22', ['2026-11-22T19:00:00+09:00', 'free'], ['2026-11-22T10:00:00Z', 'free']),
      day('2026-11-22', ['2026-11-22T17:00:00+09:00', 'full']),
    );
    expect(days[1]?.slots.map(({ startsAt }) => Date.parse(startsAt))).toEqual(
      [17, 19, 19].map((hour) => Date.parse(`2026-11-22T${hour}:00:00+09:00`)),
    );
  });

  it.each([
    [[], 'none'],
    [['full', 'full'], 'full'],
    [['full', 'few'], 'few'],
    [['few', 'free', 'full'], 'free'],
  ] as const)('offered days of %j are %s', (levels, availability) => {
    const slots = levels.map((level, index): Given => [`2026-11-22T1${index}:00:00+09:00`, level]);
    expect(daysOf(day('2026-11-22', ...slots))[1]?.availability).toBe(availability);
  });
});

describe('the day that is shown', () => {
  const days = daysOf(
    day('2026-11-21', ['2026-11-21T18:00:00+09:00', 'full']),
    day('2026-11-23', ['2026-11-23T18:00:00+09:00', 'few']),
    day('2026-11-24', ['2026-11-24T18:00:00+09:00', 'free']),
  );

  it('the day that is shown is the first with a time left', () => {
    expect(shownDay(days, undefined)?.date).toBe('2026-11-23');
  });

  it('the day that is shown is the visitor’s choice, even if it is full', () => {
    expect(shownDay(days, '2026-11-24')?.date).toBe('2026-11-24');
    expect(shownDay(days, '2026-11-21')?.date).toBe('2026-11-21');
  });

  it('the day that is shown is another if the chosen one has no times any more', () => {
    expect(shownDay(days, '2026-11-22')?.date).toBe('2026-11-23');
    expect(shownDay(days, '2026-11-01')?.date).toBe('2026-11-23');
  });

  it('the day that is shown does not exist if nothing is left', () => {
    const full = daysOf(day('2026-11-21', ['2026-11-21T18:00:00+09:00', 'full']));
    expect(hasFreeSlot(days)).toBe(true);
    expect(hasFreeSlot(full)).toBe(false);
    expect(shownDay(full, undefined)).toBeUndefined();
  });
});

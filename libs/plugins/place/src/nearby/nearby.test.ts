import type { NearbyPlace } from '@oa-profile/api-client';
import type { BusinessHours } from '@oa-profile/business-hours';
import { describe, expect, it } from 'vitest';
import { nearestFirst, opennessAt } from './open-instead.js';

describe('nearby places', () => {
  it('nearby places are sorted by distance, without changing the given list', () => {
    const place = (id: string, distance: number): NearbyPlace => ({
      id,
      name: id,
      distance,
      latitude: 0,
      longitude: 0,
      hours: undefined,
      searchId: undefined,
    });
    const given = [place('far', 900), place('near', 40), place('between', 120)];
    expect(nearestFirst(given).map(({ id }) => id)).toEqual(['near', 'between', 'far']);
    expect(given[0]?.id).toBe('far');
  });
});

describe('whether a place is open', () => {
  const lunch = [
    { opens: '11:00', closes: '14:00' },
    { opens: '17:00', closes: '22:00' },
  ];
  const hours: BusinessHours = { timeZone: 'Asia/Bangkok', weekly: { sat: lunch, sun: [] } };
  it.each([
    ['2026-11-21T12:00:00+07:00', 'open'],
    ['2026-11-21T15:00:00+07:00', 'closed'],
    ['2026-11-22T12:00:00+07:00', 'closed'],
    ['2026-11-23T12:00:00+07:00', 'unknown'],
  ])('whether a place is open at %s is %s', (now, openness) => {
    expect(opennessAt(hours, new Date(now))).toBe(openness);
  });

  it('whether a place is open is unknown without hours, and closed while it is temporarily closed', () => {
    const now = new Date('2026-11-21T12:00:00+07:00');
    expect(opennessAt(undefined, now)).toBe('unknown');
    expect(opennessAt({ ...hours, temporarilyClosed: {} }, now)).toBe('closed');
  });
});

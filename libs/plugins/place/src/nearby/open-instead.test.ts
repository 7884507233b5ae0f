import type { NearbyPlace } from '@oa-profile/api-client';
import type { BusinessHours } from '@oa-profile/business-hours';
import { describe, expect, it } from 'vitest';
import { openInstead } from './open-instead.js';

const timeZone = 'Asia/Tokyo';
const weekly = {
  sat: [
    { opens: '11:00', closes: '14:00' },
    { opens: '17:00', closes: '22:00' },
  ],
  sun: [],
};
const own: BusinessHours = { timeZone, weekly };
const allDay: BusinessHours = { timeZone, weekly: { sat: [{ opens: '00:00', closes: '24:00' }], sun: [] } };
const lateNight: BusinessHours = { timeZone, weekly: { sat: [{ opens: '22:00', closes: '02:00' }] } };

const place = (id: string, distance: number, hours: BusinessHours | undefined): NearbyPlace => ({
  id,
  name: id,
  distance,
  latitude: 0,
  longitude: 0,
  hours,
});
const places = [
  place('far', 900, allDay),
  place('bar', 40, lateNight),
  place('temple', 120, undefined),
  place('near', 80, allDay),
];

const at = (time: string): Date => new Date(`2026-11-${time}:00+09:00`);
const found = (hours: BusinessHours | undefined, time: string): string[] =>
  openInstead(hours, places, at(time)).map(({ place, position }) => `${position} ${place.id}`);

describe('the alternative', () => {
  it.each<[what: string, hours: BusinessHours | undefined, time: string, places: string[]]>([
    ['nowhere while it is open', own, '21T12:00', []],
    ['on a break, what is open then', own, '21T15:00', ['2 near', '4 far']],
    ['before it opens', own, '21T10:00', ['2 near', '4 far']],
    ['late at night, what is open past midnight', own, '22T01:00', ['1 bar']],
    ['nowhere if everything is closed', own, '22T12:00', []],
    ['while it is temporarily closed', { ...own, temporarilyClosed: {} }, '21T12:00', ['2 near', '4 far']],
    ['nowhere on a day with unknown hours', own, '23T12:00', []],
    ['nowhere without hours', undefined, '21T15:00', []],
  ])('the alternative is %s', (_what, hours, time, expected) => {
    expect(found(hours, time)).toEqual(expected);
  });

  it('the alternative is at most three places, the nearest first', () => {
    const many = [500, 300, 100, 400, 200].map((distance) => place(`${distance} m`, distance, allDay));
    expect(openInstead(own, many, at('21T15:00')).map(({ place }) => place.name)).toEqual([
      '100 m',
      '200 m',
      '300 m',
    ]);
  });
});

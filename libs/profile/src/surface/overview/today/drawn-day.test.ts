import type { BusinessHours } from '@oa-profile/business-hours';
import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import { describe, expect, it } from 'vitest';
import { choosableDays, drawnDay, isPast, proposedMoment, toldDate } from './drawn-day.js';

const lunchAndDinner = [
  { opens: '11:00', closes: '14:30', lastOrder: '14:00' },
  { opens: '17:30', closes: '01:30', lastOrder: '01:00' },
];
/** Closed on Tuesdays; nobody has said anything of Sundays. */
const hours: BusinessHours = {
  timeZone: 'Asia/Tokyo',
  weekly: {
    mon: lunchAndDinner,
    tue: [],
    wed: lunchAndDinner,
    thu: [{ opens: '00:00', closes: '24:00' }],
    fri: lunchAndDinner,
    sat: lunchAndDinner,
  },
  special: [{ from: '2026-11-27', to: '2026-11-27', intervals: [{ opens: '13:00', closes: '15:10' }] }],
};

/** Counted on Mondays from 11:00 to 13:00, and on the Tuesdays' first hour, which is the night of Monday. */
const week = Array.from({ length: 7 * 24 }, (_, hour) =>
  hour === 24 + 11 ? 0 : hour === 24 + 12 ? 3 : hour === 48 ? 1 : -1,
);
const outline: SectionOutline[] = [
  {
    id: 'busy-times',
    type: 'busy-times',
    title: 'Busy times',
    highlights: [{ kind: 'hourly', sign: 'crowd', texts: ['quiet', 'so so', 'busy', 'full'], week }],
  },
];
const facts = { hours, outline };

/** In November 2026 the 23rd is a Monday. */
const at = (clock: string): Date => new Date(`2026-11-${clock}:00+09:00`);

describe('the day that is told', () => {
  it.each([
    ['before it opens is today', '23T09:00', '2026-11-23'],
    ['in a break is today', '23T15:00', '2026-11-23'],
    ['after midnight is that of the evening, as long as it lasts', '24T00:30', '2026-11-23'],
    ['once it is over is the next one on which it is open', '24T01:30', '2026-11-25'],
    ['on a day off is the next one on which it is open', '24T12:00', '2026-11-25'],
    ['after the last day that is known is none', '29T12:00', undefined],
  ])('the day that is told %s', (_, clock, date) => {
    expect(toldDate(hours, at(clock))).toBe(date);
  });

  it('the day that is told is none while the account is temporarily closed, though the end of that is known', () => {
    expect(toldDate({ ...hours, temporarilyClosed: {} }, at('23T12:00'))).toBeUndefined();
    expect(
      toldDate({ ...hours, temporarilyClosed: { until: '2026-11-24' } }, at('23T12:00')),
    ).toBeUndefined();
  });
});

describe('a drawn day', () => {
  it('a drawn day goes in whole hours from its first opening to its last closing, past midnight', () => {
    expect(drawnDay(facts, '2026-11-23')).toMatchObject({ from: 11 * 60, until: 26 * 60 });
    expect(drawnDay(facts, '2026-11-27')).toMatchObject({ from: 13 * 60, until: 16 * 60 });
    expect(drawnDay(facts, '2026-11-26')).toMatchObject({ from: 0, until: 24 * 60 });
  });

  it('a drawn day has the hours of which something is known, as far as it is open then', () => {
    expect(drawnDay(facts, '2026-11-23')?.busy).toEqual([
      { from: 11 * 60, until: 12 * 60, level: 0.25 },
      { from: 12 * 60, until: 13 * 60, level: 1 },
      { from: 24 * 60, until: 25 * 60, level: 0.5 },
    ]);
    const late = { ...hours, weekly: { mon: [{ opens: '11:20', closes: '12:30' }] } };
    expect(drawnDay({ hours: late, outline }, '2026-11-23')?.busy).toEqual([
      { from: 11 * 60 + 20, until: 12 * 60, level: 0.25 },
      { from: 12 * 60, until: 12 * 60 + 30, level: 1 },
    ]);
    expect(drawnDay({ hours, outline: [] }, '2026-11-23')?.busy).toEqual([]);
  });

  it('a drawn day is none if it is closed, or nobody knows', () => {
    expect(drawnDay(facts, '2026-11-24')).toBeUndefined();
    expect(drawnDay(facts, '2026-11-29')).toBeUndefined();
  });
});

describe('a moment of a day', () => {
  it('a moment of a day keeps its hour of the clock when the clock changes', () => {
    const newYork: BusinessHours = { timeZone: 'America/New_York', weekly: {} };
    // Summer time ends on 1 November 2026 at two in the morning.
    const seven = { date: '2026-11-01', minutes: 19 * 60 };
    expect(isPast(newYork, seven, new Date('2026-11-01T18:59:00-05:00'))).toBe(false);
    expect(isPast(newYork, seven, new Date('2026-11-01T19:01:00-05:00'))).toBe(true);
  });

  it('a moment of a day is past a minute later', () => {
    const noon = { date: '2026-11-23', minutes: 12 * 60 };
    expect(isPast(hours, noon, at('23T12:00'))).toBe(false);
    expect(isPast(hours, noon, at('23T12:01'))).toBe(true);
  });
});

describe('another day', () => {
  const free = (day: string, ...minutes: number[]) =>
    minutes.map((each) => ({ day, minutes: each, href: '/' }));

  it('another day can be one of seven, closed or not, if its hours are known', () => {
    expect(choosableDays(hours, '2026-11-23').map(({ date }) => date)).toEqual(
      ['23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`),
    );
  });

  it('another day is looked at about the same hour: at a free time if it has any, else when it is open', () => {
    const seven = { date: '2026-11-25', minutes: 19 * 60 };
    const propose = (...times: number[]) =>
      proposedMoment(facts, seven, at('23T12:00'), free('2026-11-25', ...times))?.minutes;
    expect(propose()).toBe(19 * 60);
    expect(propose(12 * 60, 18 * 60, 21 * 60)).toBe(18 * 60);
    expect(proposedMoment(facts, { ...seven, minutes: 15 * 60 }, at('23T12:00'), [])?.minutes).toBe(
      14 * 60 + 15,
    );
  });

  it('another day is looked at at no time that has passed, and not at all once it is over', () => {
    const noon = { date: '2026-11-23', minutes: 12 * 60 };
    expect(proposedMoment(facts, noon, at('23T19:01'), [])?.minutes).toBe(19 * 60 + 15);
    expect(proposedMoment(facts, noon, at('24T02:00'), [])).toBeUndefined();
  });
});

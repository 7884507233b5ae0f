import type { BusinessHours } from '@oa-profile/business-hours';
import { describe, expect, it } from 'vitest';
import type { SectionOutline } from '../store/page-state.js';
import { arrivalAt, type Arrival, type Crowd } from './arrival-at.js';

const timeZone = 'Asia/Tokyo';
const lunchAndDinner = [
  { opens: '11:00', closes: '14:30', lastOrder: '14:00' },
  { opens: '17:30', closes: '01:00', lastOrder: '00:30' },
];
const hours: BusinessHours = {
  timeZone,
  weekly: {
    sun: [],
    mon: lunchAndDinner,
    tue: lunchAndDinner,
    wed: lunchAndDinner,
    thu: lunchAndDinner,
    fri: lunchAndDinner,
    sat: lunchAndDinner,
  },
  holiday: [{ opens: '12:00', closes: '15:00' }],
  publicHolidays: ['2026-11-23'],
  special: [{ from: '2026-11-26', to: '2026-11-26', intervals: [] }],
};

/** Usually not busy, but on Tuesdays from 18:00 to 19:00. */
const outline: SectionOutline[] = [
  {
    id: 'busy-times',
    type: 'busy-times',
    title: 'Busy times',
    highlights: [
      {
        kind: 'hourly',
        sign: 'crowd',
        texts: ['Usually not busy', 'Usually busy'],
        week: Array.from({ length: 7 * 24 }, (_, hour) => (hour === 2 * 24 + 18 ? 1 : 0)),
      },
    ],
  },
];

const usually = (text: string): Crowd => ({ text, isLive: false, sectionId: 'busy-times' });
const at = (clock: string): Date => new Date(`2026-11-${clock}:00+09:00`);
const arriving = (clock: string, changes: Partial<BusinessHours> = {}): Arrival =>
  arrivalAt({ hours: { ...hours, ...changes }, outline }, at(clock));

describe('a visitor who arrives', () => {
  // In November 2026 the 24th is a Tuesday, the 23rd a public holiday, the 26th a special day.
  it.each<[string, string, Partial<Arrival>]>([
    [
      'while it is open is told how busy it usually is then',
      '24T12:00',
      { crowd: usually('Usually not busy') },
    ],
    ['in a busy hour is told so', '24T18:59', { crowd: usually('Usually busy') }],
    ['an hour before it closes is told how long is left', '24T14:00', { minutesLeft: 30 }],
    ['after the last order is told that nothing can be ordered', '24T14:00', { isAfterLastOrder: true }],
    ['before the last order can still order', '24T13:59', { isAfterLastOrder: false }],
    ['after midnight still finds the previous evening’s service open', '25T00:15', { minutesLeft: 45 }],
    ['in the break is told when it opens again', '24T15:00', { instead: at('24T17:30') }],
    ['before it opens is told when it opens', '24T09:00', { instead: at('24T11:00') }],
    ['on a public holiday gets the holiday hours', '23T16:00', { instead: at('24T11:00') }],
    ['on a special closing day is referred to the next day', '26T12:00', { instead: at('27T11:00') }],
  ])('a visitor who arrives %s', (_, clock, expected) => {
    expect(arriving(clock)).toMatchObject(expected);
  });

  it('now is told what is counted, and later what is usual', () => {
    const [found] = outline;
    const [usual] = found?.highlights ?? [];
    const live = {
      text: 'Live: Busy right now',
      from: '2026-11-24T02:30:00Z',
      until: '2026-11-24T04:30:00Z',
    };
    const counted = [{ ...found, highlights: [{ ...usual, live }] }] as SectionOutline[];
    expect(arrivalAt({ hours, outline: counted }, at('24T12:00'), true).crowd).toEqual({
      text: 'Live: Busy right now',
      isLive: true,
      sectionId: 'busy-times',
    });
    expect(arrivalAt({ hours, outline: counted }, at('24T12:30')).crowd).toEqual(usually('Usually not busy'));
    // An hour later it is no longer what is so at present.
    expect(arrivalAt({ hours, outline: counted }, at('24T13:30'), true).crowd).toEqual(
      usually('Usually not busy'),
    );
  });

  it('a visitor who arrives is not told how busy it is if it is closed', () => {
    expect(arriving('24T09:00').crowd).toBeUndefined();
  });

  it('a visitor who arrives if it is temporarily closed is sent nowhere', () => {
    const found = arriving('24T12:00', { temporarilyClosed: {} });
    expect(found).toEqual({ state: { state: 'temporarilyClosed' }, isAfterLastOrder: false });
  });

  it('a visitor who arrives if the hours are unknown is told that', () => {
    expect(arriving('24T12:00', { weekly: {} }).state).toEqual({ state: 'unknown' });
  });

  it('a visitor who arrives without crowd data is told the rest', () => {
    const found = arrivalAt({ hours, outline: [] }, at('24T12:00'));
    expect(found.state.state).toBe('open');
    expect(found.crowd).toBeUndefined();
  });
});

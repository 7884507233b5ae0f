import type { BusinessHours } from '@oa-profile/business-hours';
import { describe, expect, it } from 'vitest';
import {
  arrivalTime,
  choiceOf,
  choosableDays,
  firstMinutes,
  proposedTime,
  stillToCome,
} from './arrival-time.js';

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

const at = (clock: string): Date => new Date(`2026-11-${clock}:00+09:00`);

describe('the time of arrival', () => {
  const now = at('24T10:07');

  it('the time of arrival is now, in half an hour, or a time by the account’s clock, wherever the visitor is', () => {
    expect(arrivalTime('now', timeZone, now)).toEqual(now);
    expect(arrivalTime('soon', timeZone, now)).toEqual(at('24T10:37'));
    expect(arrivalTime({ date: '2026-11-28', minutes: 18 * 60 }, timeZone, now)).toEqual(at('28T18:00'));
  });

  it('the time of arrival is never in the past', () => {
    expect(firstMinutes('2026-11-24', timeZone, now)).toBe(10 * 60 + 15);
    expect(firstMinutes('2026-11-25', timeZone, now)).toBe(0);
    expect(proposedTime('2026-11-24', hours, at('24T21:01')).minutes).toBe(21 * 60 + 15);
    expect(choosableDays(timeZone, at('24T23:45'))[0]).toBe('2026-11-24');
    expect(choosableDays(timeZone, at('24T23:46'))[0]).toBe('2026-11-25');
  });

  it('the time of arrival defaults to this evening today, and to noon on another day', () => {
    expect(proposedTime('2026-11-24', hours, now)).toEqual({ date: '2026-11-24', minutes: 19 * 60 });
    expect(proposedTime('2026-11-25', hours, now)).toEqual({ date: '2026-11-25', minutes: 12 * 60 });
  });

  const clinic = [
    { opens: '09:00', closes: '12:30', lastOrder: '12:00' },
    { opens: '14:30', closes: '18:00', lastOrder: '17:30' },
  ];
  it.each<[string, string, BusinessHours['weekly'], string]>([
    [
      'in the morning, before a clinic that closes at half past twelve stops',
      '11:15',
      { wed: clinic },
      '24T10:07',
    ],
    ['after noon if it opens then', '15:00', { wed: [{ opens: '15:00', closes: '22:00' }] }, '24T10:07'],
    [
      'in the evening for a bar, and not in the night of the day before',
      '22:00',
      { tue: [{ opens: '22:00', closes: '29:00' }], wed: [{ opens: '22:00', closes: '29:00' }] },
      '24T10:07',
    ],
    [
      'in the night before if there is no other',
      '04:00',
      { tue: [{ opens: '25:00', closes: '29:15' }], wed: [{ opens: '25:00', closes: '29:15' }] },
      '24T10:07',
    ],
    [
      'at its best for a shop that opens for half an hour',
      '08:15',
      { wed: [{ opens: '08:00', closes: '08:30', lastOrder: '08:20' }] },
      '24T10:07',
    ],
    ['at noon on a day off', '12:00', { tue: [{ opens: '18:00', closes: '29:00' }], wed: [] }, '24T10:07'],
    ['at noon on a day of unknown hours', '12:00', {}, '24T10:07'],
  ])('the time of arrival on another day is %s', (_, clock, weekly, seenAt) => {
    const { minutes } = proposedTime('2026-11-25', { timeZone, weekly }, at(seenAt));
    expect(minutes).toBe(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
  });

  it.each<[string, string, BusinessHours['weekly'], string]>([
    ['when a bar opens after seven', '20:00', { tue: [{ opens: '20:00', closes: '26:00' }] }, '24T10:07'],
    ['before a clinic stops', '16:45', { tue: clinic }, '24T10:07'],
    ['as soon as possible if it closes soon', '17:15', { tue: clinic }, '24T17:03'],
    ['this evening if it is over', '19:00', { tue: clinic }, '24T18:01'],
  ])('the time of arrival today is %s', (_, clock, weekly, seenAt) => {
    const { minutes } = proposedTime('2026-11-24', { timeZone, weekly }, at(seenAt));
    expect(minutes).toBe(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
  });

  it('the time of arrival moves on when it has passed, and is now once its day is over', () => {
    const chosen = { date: '2026-11-24', minutes: 19 * 60 };
    expect(stillToCome(chosen, timeZone, at('24T19:00'))).toBe(chosen);
    expect(stillToCome(chosen, timeZone, at('24T19:01'))).toEqual({
      date: '2026-11-24',
      minutes: 19 * 60 + 15,
    });
    for (const later of ['24T23:46', '25T00:00', '30T12:00'])
      expect(stillToCome(chosen, timeZone, at(later))).toBe('now');
    expect(stillToCome('soon', timeZone, at('30T12:00'))).toBe('soon');
  });

  it('the time of arrival can be on each of seven days, starting with the account’s own today', () => {
    // Still the 23rd in New York.
    const days = choosableDays('America/New_York', now);
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-23', '2026-11-29', 7]);
  });

  it('the time of arrival that is proposed instead is not before the opening', () => {
    expect(choiceOf(at('24T17:30'), timeZone)).toEqual({ date: '2026-11-24', minutes: 17 * 60 + 30 });
    expect(choiceOf(at('24T17:31'), timeZone)).toEqual({ date: '2026-11-24', minutes: 17 * 60 + 45 });
    expect(choiceOf(at('24T23:50'), timeZone)).toEqual({ date: '2026-11-25', minutes: 0 });
  });

  it('the time of arrival on the day of a clock change follows the local clock', () => {
    const choice = { date: '2026-11-01', minutes: 12 * 60 };
    expect(arrivalTime(choice, 'America/New_York', now)).toEqual(new Date('2026-11-01T12:00:00-05:00'));
  });
});

import { describe, expect, it } from 'vitest';
import {
  addDays,
  businessDate,
  dayAt,
  daysBetween,
  hoursOn,
  localDate,
  weekOf,
  type BusinessHours,
} from './index.js';

const day = [{ opens: '10:00', closes: '18:00' }];
const short = [{ opens: '12:00', closes: '15:00' }];
const shorter = [{ opens: '12:00', closes: '13:00' }];
const hours: BusinessHours = {
  timeZone: 'Asia/Tokyo',
  weekly: { mon: day, tue: day, wed: day, thu: day, fri: day, sun: [] },
  holiday: short,
  publicHolidays: ['2025-06-03', '2025-06-04'],
  special: [{ from: '2025-06-04', to: '2025-06-05', intervals: shorter, note: 'Stocktaking' }],
};

describe('the hours of a date', () => {
  it('the hours of a date are a special day’s, else a public holiday’s, else the week’s, else unknown', () => {
    const dates = ['2025-06-01', '2025-06-02', '2025-06-03', '2025-06-04', '2025-06-05', '2025-06-07'];
    expect(dates.map((date) => hoursOn(hours, date))).toEqual([
      { date: '2025-06-01', weekday: 'sun', source: 'weekly', intervals: [] },
      { date: '2025-06-02', weekday: 'mon', source: 'weekly', intervals: day },
      { date: '2025-06-03', weekday: 'tue', source: 'holiday', intervals: short },
      { date: '2025-06-04', weekday: 'wed', source: 'special', intervals: shorter, note: 'Stocktaking' },
      { date: '2025-06-05', weekday: 'thu', source: 'special', intervals: shorter, note: 'Stocktaking' },
      { date: '2025-06-07', weekday: 'sat', source: 'unknown', intervals: [] },
    ]);
  });

  it('the hours of a date are the week’s on a public holiday that has no hours of its own', () => {
    const { holiday, ...rest } = hours;
    expect(holiday).toBe(short);
    expect(hoursOn(rest, '2025-06-03')).toMatchObject({ source: 'weekly', intervals: day });
  });

  it('the hours of a date are closed on public holidays when their hours are empty', () => {
    expect(hoursOn({ ...hours, holiday: [] }, '2025-06-03')).toMatchObject({
      source: 'holiday',
      intervals: [],
    });
  });

  it('the hours of a date are those of the shortest special range, wherever it is listed', () => {
    const summer = { from: '2025-08-01', to: '2025-08-31', intervals: short };
    const festival = { from: '2025-08-15', to: '2025-08-15', intervals: [] };
    for (const special of [
      [summer, festival],
      [festival, summer],
    ]) {
      expect(hoursOn({ ...hours, special }, '2025-08-14').intervals).toEqual(short);
      expect(hoursOn({ ...hours, special }, '2025-08-15').intervals).toEqual([]);
    }
  });

  it('the hours of a date are those of the last of equally short special ranges', () => {
    const special = [short, shorter].map((intervals) => ({
      from: '2025-08-01',
      to: '2025-08-02',
      intervals,
    }));
    expect(hoursOn({ ...hours, special }, '2025-08-02').intervals).toEqual(shorter);
  });

  it('the hours of a date are in order of time, and leave the given list as it is', () => {
    const mon = [...day, { opens: '07:00', closes: '09:00' }];
    expect(hoursOn({ ...hours, weekly: { mon } }, '2025-06-02').intervals.map(({ opens }) => opens)).toEqual([
      '07:00',
      '10:00',
    ]);
    expect(mon[0]).toBe(day[0]);
  });

  it('the hours of a date ignore that the account is temporarily closed', () => {
    expect(hoursOn({ ...hours, temporarilyClosed: {} }, '2025-06-02').intervals).toEqual(day);
  });
});

describe('the week of an instant', () => {
  it('the week of an instant is seven dates from the account’s today, across the end of a month and a year', () => {
    const week = weekOf(hours, new Date('2025-12-28T23:00+09:00'));
    expect(week.map(({ date, weekday }) => `${weekday} ${date.slice(5)}`)).toEqual([
      'sun 12-28',
      'mon 12-29',
      'tue 12-30',
      'wed 12-31',
      'thu 01-01',
      'fri 01-02',
      'sat 01-03',
    ]);
  });

  it('the week of an instant has every date once when the clock changes', () => {
    for (const now of ['2025-03-09T04:59Z', '2025-11-02T03:59Z']) {
      const dates = weekOf({ timeZone: 'America/New_York', weekly: {} }, new Date(now)).map(
        ({ date }) => date,
      );
      expect(new Set(dates).size).toBe(7);
    }
  });
});

describe('a date', () => {
  it.each([
    ['2025-12-31', 1, '2026-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2025-03-30', 0, '2025-03-30'],
  ])('a date %s and %d days are %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each(['Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati'])(
    'a date is the same after a round trip in %s',
    (timeZone) => {
      for (const date of ['2025-03-09', '2025-11-02', '2025-06-01'])
        expect(localDate(timeZone, dayAt(timeZone, date))).toBe(date);
    },
  );
});

describe('the business day', () => {
  const night: BusinessHours = {
    timeZone: 'Asia/Tokyo',
    weekly: {
      fri: [{ opens: '18:00', closes: '02:00' }],
      sat: [{ opens: '25:00', closes: '29:00' }],
      mon: [{ opens: '06:00', closes: '04:00' }],
      tue: [{ opens: '03:00', closes: '09:00' }],
    },
  };

  // In November 2026 the 20th is a Friday.
  it.each([
    ['of the evening before while its night goes on', '21T00:30', '2026-11-20'],
    ['of the calendar once the night is over', '21T02:00', '2026-11-21'],
    ['of the day before while hours that are counted on are still to come', '22T00:30', '2026-11-21'],
    ['of the calendar once its own hours have begun', '24T03:00', '2026-11-24'],
    ['of the calendar when the day before had no hours', '23T00:30', '2026-11-23'],
  ])('the business day is that %s', (_, clock, date) => {
    const now = new Date(`2026-11-${clock}:00+09:00`);
    expect(businessDate(night, now)).toBe(date);
    expect(weekOf(night, now)[0]?.date).toBe(date);
  });

  it('the business day is that of the calendar on the first day after a closing, which had no night', () => {
    const reopened = { ...night, temporarilyClosed: { until: '2026-11-20' } };
    expect(businessDate(reopened, new Date('2026-11-21T00:30+09:00'))).toBe('2026-11-21');
  });
});

import type { BusinessHours } from '@oa-profile/business-hours';
import { describe, expect, it } from 'vitest';
import { comingDays, isUnusual } from './coming-days.js';
import { dayRanges } from './day-ranges.js';

const day = [{ opens: '10:00', closes: '18:00' }];
const hours: BusinessHours = {
  timeZone: 'Asia/Tokyo',
  weekly: { sun: [], mon: day, tue: day, wed: day, thu: day, fri: day, sat: day },
  publicHolidays: ['2026-11-23', '2026-12-03'],
  special: [{ from: '2026-11-30', to: '2026-12-01', intervals: [], note: 'Stocktaking' }],
};
const now = new Date('2026-11-21T00:30:00+09:00');

it('the coming days begin with today in the account’s time zone', () => {
  const { week } = comingDays(hours, now);
  expect(week).toHaveLength(7);
  expect(week.map(({ isToday }) => isToday)).toEqual([true, false, false, false, false, false, false]);
  expect(week[0]?.date).toBe('2026-11-21');
});

it('the coming days begin with yesterday while its night goes on', () => {
  const weekly = { ...hours.weekly, fri: [{ opens: '18:00', closes: '02:00' }], sat: [] };
  const [first, second] = comingDays({ ...hours, weekly }, now).week;
  expect(first).toMatchObject({ date: '2026-11-20', isToday: true });
  expect(second).toMatchObject({ date: '2026-11-21', isToday: false });
});

it('marks public holidays, even those with the usual hours', () => {
  const holidays = comingDays(hours, now).week.filter(({ isPublicHoliday }) => isPublicHoliday);
  expect(holidays).toMatchObject([{ date: '2026-11-23', source: 'weekly', intervals: day }]);
});

it('the weeks after, up to sixty days, list only days with unusual hours', () => {
  expect(comingDays(hours, now).later.map(({ date }) => date)).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-03',
  ]);
});

it('the weeks after list days that are unusual but unknown, by their notes', () => {
  const special = [{ from: '2026-12-05', to: '2026-12-05', note: 'Private view' }];
  const { later } = comingDays({ ...hours, publicHolidays: [], special }, now);
  expect(later).toMatchObject([{ date: '2026-12-05', source: 'unknown', note: 'Private view' }]);
});

it('the weeks after list days whose own hours cannot be read, since their weekday does not tell them', () => {
  const special = [{ from: '2026-12-08', to: '2026-12-09' }];
  const { later } = comingDays({ ...hours, publicHolidays: [], special }, now);
  expect(dayRanges(later)).toMatchObject([{ date: '2026-12-08', until: '2026-12-09', source: 'unknown' }]);
  // Of a weekday without hours nobody expects any.
  const weekly = { ...hours.weekly, tue: undefined } as unknown as BusinessHours['weekly'];
  const unknown = comingDays({ ...hours, weekly, publicHolidays: [], special: [] }, now);
  expect(unknown.later).toEqual([]);
});

it('after the reopening, too, days whose own hours cannot be read are listed', () => {
  const special = [{ from: '2026-12-08', to: '2026-12-08' }];
  const shut = { ...hours, publicHolidays: [], special, temporarilyClosed: { until: '2026-11-30' } };
  expect(comingDays(shut, now).later).toMatchObject([{ date: '2026-12-08', source: 'unknown' }]);
});

it('a closing is one range, though a public holiday is in it', () => {
  const special = [{ from: '2026-12-29', to: '2027-01-03', intervals: [], note: 'New Year' }];
  const { later } = comingDays({ ...hours, publicHolidays: ['2027-01-01'], special }, now);
  expect(dayRanges(later).map(({ date, until }) => [date, until])).toEqual([['2026-12-29', '2027-01-03']]);
});

it('days that follow one another with the same hours are one range', () => {
  const special = [
    { from: '2026-12-29', to: '2026-12-30', intervals: [], note: 'Stocktaking' },
    { from: '2026-12-31', to: '2027-01-03', intervals: [], note: 'New Year' },
    { from: '2027-01-05', to: '2027-01-05', intervals: [], note: 'New Year' },
    { from: '2027-01-10', to: '2027-06-30', intervals: [] },
  ];
  const { later } = comingDays({ ...hours, publicHolidays: [], special }, now);
  expect(dayRanges(later).map(({ date, until }) => [date, until])).toEqual([
    ['2026-12-29', '2026-12-30'],
    ['2026-12-31', '2027-01-03'],
    ['2027-01-05', '2027-01-05'],
    // No row says that it opens when the list of days ends.
    ['2027-01-10', '2027-06-30'],
  ]);
});

it('a closing that has begun is told to its end, on every day of it', () => {
  const special = [{ from: '2026-11-21', to: '2027-03-31', intervals: [] }];
  for (const date of ['2026-11-21', '2026-12-31', '2027-01-20', '2027-03-20']) {
    const { week, later } = comingDays({ ...hours, special }, new Date(`${date}T12:00:00+09:00`));
    expect(dayRanges([...week, ...later])[0]).toMatchObject({ date, until: '2027-03-31' });
  }
});

it('days with hours of their own are at most those of a year, since a range is told without its years', () => {
  const special = [{ from: '2020-01-01', to: '9999-12-31', intervals: day }];
  const { week, later } = comingDays({ ...hours, special }, now);
  expect(week.length + later.length).toBe(360);
});

describe('while an account is temporarily closed', () => {
  const open = [{ opens: '11:00', closes: '22:00' }];
  const week = { sun: [], mon: [], tue: open, wed: open, thu: open, fri: open, sat: open };
  const closed: BusinessHours = {
    timeZone: 'Asia/Tokyo',
    weekly: week,
    publicHolidays: ['2026-11-23'],
    special: [
      { from: '2026-11-26', to: '2026-11-26', intervals: [{ opens: '11:00', closes: '24:00' }] },
      { from: '2026-11-28', to: '2026-11-28', intervals: [] },
      { from: '2026-12-24', to: '2026-12-24', intervals: [{ opens: '11:00', closes: '16:00' }] },
    ],
    temporarilyClosed: { until: '2026-11-27' },
  };
  const at = new Date('2026-11-23T12:00:00+09:00');

  it('while an account is temporarily closed, a week has its usual hours, and none of its days is today', () => {
    const { week: days } = comingDays(closed, at);
    expect(days.map(({ weekday, intervals }) => [weekday, intervals])).toEqual(
      (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map((day) => [day, week[day]]),
    );
    expect(days.filter((day) => isUnusual(day) || day.isToday)).toEqual([]);
  });

  it('while an account is temporarily closed, only special days after that are told, and none without an end', () => {
    expect(comingDays(closed, at).later.map(({ date }) => date)).toEqual(['2026-11-28', '2026-12-24']);
    expect(comingDays({ ...closed, temporarilyClosed: {} }, at).later).toEqual([]);
  });

  it('the days have their dates again once the account is no longer temporarily closed', () => {
    const after = comingDays(closed, new Date('2026-11-28T12:00:00+09:00'));
    expect(after.week[0]).toMatchObject({ date: '2026-11-28', isToday: true, intervals: [] });
  });
});

it('the coming days of a service begin with the day that the page calls today', () => {
  const { week } = comingDays(hours, now, '2026-11-20');
  expect(week[0]).toMatchObject({ date: '2026-11-20', isToday: true });
  expect(comingDays(hours, now).week[0]?.date).not.toBe('2026-11-20');
});

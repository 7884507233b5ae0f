import {
  addDays,
  hoursOn,
  openStateAt,
  type BusinessHours,
  type OpenInterval,
} from '@oa-profile/business-hours';
import { expect, it } from 'vitest';
import { withClosings } from './with-closings.js';

const timeZone = 'Asia/Tokyo';
const daily = (...intervals: OpenInterval[]): BusinessHours => ({
  timeZone,
  weekly: {
    sun: intervals,
    mon: intervals,
    tue: intervals,
    wed: intervals,
    thu: intervals,
    fri: intervals,
    sat: intervals,
  },
});
const account = daily({ opens: '08:00', closes: '19:00' });
const delivery = daily({ opens: '11:00', closes: '22:00' });
const noon = (date: string): Date => new Date(`${date}T12:00:00+09:00`);
const takesOrders = (service: BusinessHours, of: BusinessHours | undefined, date: string): boolean =>
  openStateAt(withClosings(service, { hours: of, now: noon(date) }), noon(date)).state === 'open';
const fortnight = Array.from({ length: 14 }, (_, ahead) => addDays('2026-12-24', ahead));

it('a service takes no orders on the special days on which its account is closed', () => {
  for (const from of fortnight)
    for (const length of [1, 2, 5]) {
      const to = addDays(from, length - 1);
      const closed = { ...account, special: [{ from, to, intervals: [] }] };
      for (const date of fortnight)
        expect(takesOrders(delivery, closed, date), `${date} of ${from}`).toBe(date < from || date > to);
    }
});

it('a service takes orders on a day on which its account is open within a longer closing', () => {
  const special = [
    { from: '2026-12-28', to: '2027-01-05', intervals: [] },
    { from: '2027-01-03', to: '2027-01-03', intervals: [{ opens: '11:00', closes: '15:00' }] },
  ];
  const open = fortnight.filter((date) => takesOrders(delivery, { ...account, special }, date));
  expect(open).toEqual(['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27', '2027-01-03', '2027-01-06']);
});

it('a service is closed while its account is, until the same day', () => {
  const temporarilyClosed = { until: '2026-12-28', note: '改装' };
  const closed = { ...account, temporarilyClosed };
  for (const date of fortnight) expect(takesOrders(delivery, closed, date)).toBe(date > '2026-12-28');
  expect(withClosings(delivery, { hours: closed, now: noon('2026-12-24') })).toMatchObject({
    temporarilyClosed,
  });
});

it('a service is closed on public holidays if its account is', () => {
  const closed: BusinessHours = { ...account, holiday: [], publicHolidays: ['2027-01-01'] };
  expect(takesOrders(delivery, closed, '2027-01-01')).toBe(false);
  expect(takesOrders(delivery, closed, '2026-12-31')).toBe(true);
  expect(takesOrders(delivery, { ...closed, holiday: 'unknown' }, '2027-01-01')).toBe(false);
});

it('what a service says of a day of its own holds', () => {
  const special = [
    { from: '2027-01-01', to: '2027-01-03', intervals: [{ opens: '11:00', closes: '15:00' }] },
  ];
  const own = { ...delivery, special };
  const closed = { ...account, special: [{ from: '2026-12-31', to: '2027-01-05', intervals: [] }] };
  expect(takesOrders(own, closed, '2027-01-02')).toBe(true);
  expect(takesOrders(own, closed, '2027-01-04')).toBe(false);
});

it('a service whose account is closed for a while takes no orders, whatever it has of its own', () => {
  const day = [{ opens: '11:00', closes: '15:00' }];
  const renovated = { ...account, temporarilyClosed: { until: '2027-01-05' } };
  for (const own of [
    { special: [{ from: '2027-01-01', to: '2027-01-03', intervals: day }] },
    { holiday: day, publicHolidays: ['2027-01-02'] },
    { temporarilyClosed: { until: '2026-12-20' } },
    { temporarilyClosed: { until: '2027-01-01' } },
  ])
    for (const date of fortnight)
      expect(takesOrders({ ...delivery, ...own }, renovated, date), date).toBe(date > '2027-01-05');
  const longer = { ...delivery, temporarilyClosed: { until: '2027-01-06' } };
  expect(takesOrders(longer, renovated, '2027-01-06')).toBe(false);
  expect(takesOrders({ ...delivery, temporarilyClosed: {} }, renovated, '2027-01-06')).toBe(false);
});

it('a rule of a service for public holidays does not open it on a day off of its account', () => {
  const own = { ...delivery, holiday: [{ opens: '11:00', closes: '15:00' }], publicHolidays: ['2027-01-01'] };
  const of = { holiday: [], publicHolidays: ['2027-01-01'] };
  expect(takesOrders(own, { ...account, ...of }, '2027-01-01')).toBe(true);
  const special = [{ from: '2026-12-31', to: '2027-01-03', intervals: [] }];
  expect(takesOrders(own, { ...account, ...of, special }, '2027-01-01')).toBe(false);
});

it('a service is closed for the whole of a season, and says when it opens again', () => {
  const special = [{ from: '2026-12-01', to: '2027-05-31', intervals: [], note: 'Winter' }];
  const closed = withClosings(delivery, { hours: { ...account, special }, now: noon('2026-12-24') });
  expect(closed.special).toHaveLength(1);
  expect(openStateAt(closed, noon('2026-12-24'))).toMatchObject({
    state: 'closed',
    opensAt: new Date('2027-06-01T11:00:00+09:00'),
  });
});

it.each([
  ['its hours on the day cannot be read', { special: [{ from: '2026-12-24', to: '2026-12-24' }] }],
  ['a special day cannot be dated', { special: [{}] }],
  ['a special day has no known end', { special: [{ from: '2026-12-20' }] }],
  ['those of holidays cannot be read', { holiday: 'unknown' as const, publicHolidays: ['2026-12-24'] }],
])('a service takes no orders for sure while its account may be closed: %s', (_, changes) => {
  expect(takesOrders(delivery, account, '2026-12-24')).toBe(true);
  expect(takesOrders(delivery, { ...account, ...changes }, '2026-12-24')).toBe(false);
  const special = [{ from: '2026-12-24', to: '2026-12-24', intervals: delivery.weekly.thu }];
  expect(takesOrders({ ...delivery, special }, { ...account, ...changes }, '2026-12-24')).toBe(true);
});

it('a service that keeps to its account’s hours keeps to the shorter ones of a special day, too', () => {
  const special = (...intervals: OpenInterval[]) => [{ from: '2026-12-25', to: '2026-12-25', intervals }];
  const counter = daily({ opens: '09:00', closes: '18:00', lastOrder: '17:30' });
  const on = (...intervals: OpenInterval[]): OpenInterval[] | undefined => {
    const of = { hours: { ...account, special: special(...intervals) }, now: noon('2026-12-24') };
    return hoursOn(withClosings(counter, of), '2026-12-25').intervals;
  };
  expect(on({ opens: '08:00', closes: '15:00' })).toEqual([{ opens: '09:00', closes: '15:00' }]);
  expect(on({ opens: '08:00', closes: '12:00' }, { opens: '14:00', closes: '25:00' })).toEqual([
    { opens: '09:00', closes: '12:00' },
    { opens: '14:00', closes: '18:00', lastOrder: '17:30' },
  ]);
  expect(on({ opens: '20:00', closes: '26:00' })).toEqual([]);
  // Longer ones of the account are not the service's.
  expect(on({ opens: '06:00', closes: '24:00' })).toEqual(counter.weekly.fri);
});

it('a service of a night keeps to a shorter night', () => {
  const doors = daily({ opens: '18:00', closes: '29:00' });
  const kitchen = daily({ opens: '18:00', closes: '28:00' });
  const intervals = [{ opens: '18:00', closes: '01:30' }];
  const special = [{ from: '2026-12-25', to: '2026-12-25', intervals }];
  const left = withClosings(kitchen, { hours: { ...doors, special }, now: noon('2026-12-24') });
  expect(hoursOn(left, '2026-12-25').intervals).toEqual([{ opens: '18:00', closes: '25:30' }]);
});

it('a service is closed for the reason that its account gives', () => {
  const special = [{ from: '2026-12-25', to: '2026-12-25', intervals: [], note: 'Kitchen cleaning' }];
  const closed = withClosings(delivery, { hours: { ...account, special }, now: noon('2026-12-24') });
  expect(hoursOn(closed, '2026-12-25').note).toBe('Kitchen cleaning');
});

it('other hours of the account are not those of a service that has never kept to them', () => {
  const special = [
    { from: '2026-12-25', to: '2026-12-25', intervals: [{ opens: '08:00', closes: '10:00' }] },
  ];
  expect(takesOrders(delivery, { ...account, weekly: { fri: [] }, special }, '2026-12-25')).toBe(true);
  expect(takesOrders(delivery, undefined, '2026-12-25')).toBe(true);
});

it('a night that began before a closing goes on', () => {
  const closed = { ...account, special: [{ from: '2026-12-25', to: '2026-12-25', intervals: [] }] };
  const bar = daily({ opens: '18:00', closes: '02:00' });
  const at = new Date('2026-12-25T01:00:00+09:00');
  expect(openStateAt(withClosings(bar, { hours: closed, now: at }), at).state).toBe('open');
});

import {
  addDays,
  intervalMinutes,
  weekdays,
  type BusinessHours,
  type OpenInterval,
} from '@oa-profile/business-hours';
import { lateWallTimeOf } from '@oa-profile/business-hours/internal';
import * as fc from 'fast-check';
import { everyDay, onDays, times } from './hours.js';
import type { CalendarAccount } from './accounts.js';

const DAY = 86_400_000;
const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/** The midnight at which the days of situations begin, before the New Year. */
const first: number = Date.parse('2026-12-20T00:00:00Z');

const quarters = (count: number): string => lateWallTimeOf(count * 15);

const interval: fc.Arbitrary<OpenInterval> = fc
  .record({ opens: fc.integer({ min: 0, max: 104 }), length: fc.integer({ min: 1, max: 96 }) })
  .map(({ opens, length }) => ({ opens: quarters(opens), closes: quarters(Math.min(opens + length, 120)) }));

/** Also with a last order, up to three hours before closing. */
const intervalOfMeals: fc.Arbitrary<OpenInterval> = fc
  .record({ whole: interval, before: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }) })
  .map(({ whole, before }) => {
    if (before === undefined) return whole;
    const { opens, closes } = intervalMinutes(whole);
    const last = Math.max(opens, closes - before * 15);
    return last <= 30 * 60 ? { ...whole, lastOrder: quarters(last / 15) } : whole;
  });

const dayOf = (each: fc.Arbitrary<OpenInterval>) =>
  fc.option(fc.array(each, { maxLength: 2 }), { nil: undefined, freq: 8 });
const weekOf = (each: fc.Arbitrary<OpenInterval>) =>
  fc
    .array(dayOf(each), { minLength: 7, maxLength: 7 })
    .map((days) => Object.fromEntries(weekdays.map((day, place) => [day, days[place]])));

const date = fc
  .integer({ min: 0, max: 20 })
  .map((days) => new Date(first + days * DAY).toISOString().slice(0, 10));
const specialOf = (each: fc.Arbitrary<OpenInterval>, longest = 5) =>
  fc.array(
    fc
      .record({ from: date, length: fc.integer({ min: 0, max: longest }), intervals: dayOf(each) })
      .map(({ from, length, intervals }) => ({ from, to: addDays(from, length), intervals })),
    { maxLength: 2 },
  );

export const timeZone: fc.Arbitrary<string> = fc.constantFrom(
  'Asia/Tokyo',
  'America/New_York',
  'Europe/London',
);
export const week: fc.Arbitrary<BusinessHours['weekly']> = weekOf(interval);
export const special: fc.Arbitrary<NonNullable<BusinessHours['special']>> = specialOf(interval);
/** A moment within six days. */
export const moment: fc.Arbitrary<Date> = fc
  .integer({ min: 0, max: 96 * 6 })
  .map((quarter) => new Date(first + quarter * QUARTER));

/** An account at a moment: hours, a service with its own, counts, prices. */
export interface AnyMoment {
  hours: BusinessHours;
  service: BusinessHours;
  counts: object;
  terms: object;
  now: Date;
}

const closing = fc.option(
  fc.oneof(
    fc.constant({}),
    date.map((until) => ({ until })),
  ),
  { nil: undefined, freq: 3 },
);
const hoursOf = (longest: number): fc.Arbitrary<Omit<BusinessHours, 'timeZone'>> =>
  fc
    .record({
      weekly: weekOf(intervalOfMeals),
      special: specialOf(intervalOfMeals, longest),
      closing,
      holiday: dayOf(interval),
    })
    .map(({ closing: temporarilyClosed, holiday, ...hours }) => ({
      ...hours,
      ...(temporarilyClosed && { temporarilyClosed }),
      ...(holiday && { holiday, publicHolidays: ['2026-12-23'] }),
    }));

const countsOfDay = fc.oneof(
  fc.constant(Array.from({ length: 24 }, () => 0)),
  fc.array(fc.constantFrom(0, 10, 40, 60, 90), { minLength: 24, maxLength: 24 }),
);
const yen = fc.option(
  fc.constantFrom(0, 300, 1500, 3000).map((amount) => ({ amount, currency: 'JPY' })),
  { nil: undefined },
);
/** What is told of changes around a time: that it comes, that it is here, that it is over. */
const shift = fc.constantFrom(-90, -30, -1, 0, 1, 20, 45, 70);

/** Any moment, most of them near one at which something begins or ends. */
export const anyMoment: fc.Arbitrary<AnyMoment> = fc
  .record({
    zone: timeZone,
    hours: hoursOf(110),
    service: hoursOf(5),
    moment,
    near: fc.option(fc.record({ place: fc.nat(), shift }), { nil: undefined, freq: 5 }),
    counts: fc.array(countsOfDay, { minLength: 7, maxLength: 7 }),
    live: fc.option(fc.record({ value: fc.constantFrom(0, 30, 92), age: fc.integer({ min: 0, max: 70 }) }), {
      nil: undefined,
    }),
    terms: fc.record({ fee: yen, freeFrom: yen, minimumOrder: yen }),
  })
  .map(({ zone, moment: any, near, counts, live, ...rest }) => {
    const hours = { timeZone: zone, ...rest.hours };
    const service = { timeZone: zone, ...rest.service };
    const now = near ? nearChange(hours, service, any, near) : any;
    return {
      hours,
      service,
      terms: rest.terms,
      counts: {
        weekdays: Object.fromEntries(weekdays.map((day, place) => [day, counts[place]])),
        ...(live && {
          live: { value: live.value, measuredAt: new Date(now.getTime() - live.age * MINUTE).toISOString() },
        }),
      },
      now,
    };
  });

/** A moment near a time that is written for its day, whatever day's it is. */
function nearChange(
  hours: BusinessHours,
  service: BusinessHours,
  any: Date,
  { place, shift: minutes }: { place: number; shift: number },
): Date {
  const times = JSON.stringify([hours, service]).match(/(?<=")\d\d:\d\d(?=")/g) ?? [];
  const [clock = 0, quarter = 0] = (times[place % times.length] ?? '12:00').split(':').map(Number);
  const offset = { 'Asia/Tokyo': 9, 'America/New_York': -5 }[hours.timeZone] ?? 0;
  const midnight = Math.floor(any.getTime() / DAY) * DAY;
  return new Date(midnight + ((clock - offset) * 60 + quarter + minutes) * MINUTE);
}

/** The account of a moment, as an API would send it. */
export const accountAt = ({ hours, service, counts, terms }: AnyMoment): CalendarAccount => ({
  about: '',
  account: { name: 'Any', timeZone: hours.timeZone, countryCode: 'JP', businessType: 'restaurant' },
  sections: [
    { type: 'basic-info', id: 'info', data: { hours, phone: '+81 3-0123-4567' } },
    {
      type: 'delivery',
      id: 'delivery',
      data: {
        services: [
          {
            kind: 'restaurant',
            areas: [],
            payments: [],
            hours: service,
            orderUrl: 'https://shop.example/',
            ...terms,
          },
        ],
      },
    },
    {
      type: 'takeout',
      id: 'takeout',
      data: { items: [{ id: 'i', name: 'Lunch box' }], hours: service, orderUrl: 'https://shop.example/' },
    },
    { type: 'busy-times', id: 'busy', pageId: 'home', data: counts },
  ],
  days: [],
});

const openAllWeek: BusinessHours = {
  timeZone: 'Asia/Tokyo',
  weekly: everyDay(times('10:00-22:00')),
};
const usual: AnyMoment = {
  hours: openAllWeek,
  service: openAllWeek,
  counts: { weekdays: everyDay(Array.from({ length: 24 }, () => 40)) },
  terms: {},
  now: new Date('2026-12-22T12:00:00+09:00'),
};

/** Moments that chance seldom finds, and that have been told wrongly. */
export const rareMoments: readonly [AnyMoment][] = [
  // Between the last order of a service and its closing.
  [
    {
      ...usual,
      service: { ...openAllWeek, weekly: everyDay(times('11:00-22:00 21:00')) },
      now: new Date('2026-12-22T21:30:00+09:00'),
    },
  ],
  // A service's own closing is over, and the account's is not.
  [
    {
      ...usual,
      hours: { ...openAllWeek, temporarilyClosed: { until: '2026-12-31' } },
      service: { ...openAllWeek, temporarilyClosed: { until: '2026-12-10' } },
    },
  ],
  // A season's closing, which ends after months.
  [
    {
      ...usual,
      hours: { ...openAllWeek, special: [onDays('2026-12-01', [], 'Winter', '2027-03-14')] },
    },
  ],
];

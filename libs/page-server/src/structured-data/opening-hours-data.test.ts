import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { addDays, hoursOn, intervalMinutes, weekdays } from '@oa-profile/business-hours';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { samplePage } from '../testing/sample-page.js';
import { structuredData } from './structured-data.js';

type Hours = NonNullable<BasicInfo['hours']>;
type Intervals = NonNullable<Hours['weekly']['sun']>;
interface Entry {
  opens: string;
  closes: string;
  dayOfWeek?: string;
  validFrom?: string;
  validThrough?: string;
}

const url = 'https://page.example/@komorebi';
const today = '2026-12-20';
const now = new Date(`${today}T12:00:00Z`);
const address = { text: 'Yanaka 3-99-7, Tokyo' } as NonNullable<BasicInfo['address']>;
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const entriesOf = (hours: Hours): Entry[] => {
  const data = structuredData(samplePage({}, { address, hours }), { url, id: url, language: 'en', now });
  return (data as { openingHoursSpecification: Entry[] }).openingHoursSpecification;
};

const hour = (count: number): string => `${String(count).padStart(2, '0')}:00`;
const intervals: fc.Arbitrary<Intervals> = fc.oneof(
  fc.constant<Intervals>([]),
  fc
    .record({ opens: fc.integer({ min: 1, max: 12 }), length: fc.integer({ min: 1, max: 16 }) })
    .map(({ opens, length }) => [{ opens: hour(opens), closes: hour(opens + length) }]),
);
const date = fc.integer({ min: -10, max: 30 }).map((days) => addDays(today, days));
const anyHours: fc.Arbitrary<Hours> = fc.record({
  timeZone: fc.constant('UTC'),
  weekly: fc
    .array(intervals, { minLength: 7, maxLength: 7 })
    .map((days) => Object.fromEntries(weekdays.map((day, place) => [day, days[place]]))),
  holiday: intervals,
  publicHolidays: fc.uniqueArray(date, { maxLength: 5 }).map((dates) => dates.sort()),
  special: fc.array(
    fc.record({ dates: fc.tuple(date, date), intervals }).map(({ dates, ...rest }) => {
      const [from, to] = dates.sort();
      return { from, to, ...rest };
    }),
    { maxLength: 5 },
  ),
});

it('any hours have one answer for each coming day, which is the page’s', () => {
  fc.assert(
    fc.property(anyHours, (hours) => {
      const entries = entriesOf(hours);
      for (let ahead = 0; ahead < 32; ahead += 1) {
        const day = addDays(today, ahead);
        const special = entries.filter(
          ({ validFrom = '', validThrough = '' }) => validFrom <= day && day <= validThrough,
        );
        const found =
          special.length > 0
            ? special
            : entries.filter(({ dayOfWeek }) => dayOfWeek === weekdayNames[new Date(day).getUTCDay()]);
        // Two answers for a day would be two entries: these hours have one interval at most.
        const expected = hoursOn(hours, day).intervals.map((interval) => {
          const { opens, closes } = intervalMinutes(interval);
          // schema.org has no 24:00.
          return [hour(opens / 60), closes === 24 * 60 ? '23:59' : hour((closes / 60) % 24)];
        });
        expect([day, found.map(({ opens, closes }) => [opens, closes])]).toEqual([
          day,
          expected.length > 0 ? expected : [['00:00', '00:00']],
        ]);
      }
    }),
    { numRuns: 300, seed: 47 },
  );
});

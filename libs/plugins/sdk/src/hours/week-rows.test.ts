import type { BusinessHours } from '@oa-profile/business-hours';
import { createFormatters, type Language, type Texts } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { loadTranslate } from '../testing/load-translate.js';
import { comingDays } from './coming-days.js';
import { daysText } from './day-ranges.js';
import { withHoursTexts, type HoursDictionary } from './hours-texts.js';
import { weekdaysText, weekRows } from './week-rows.js';

const texts: Texts<HoursDictionary> = withHoursTexts(
  { namespace: 'plugin-clock', load: () => Promise.resolve({}) },
  'doors',
);
const timeZone = 'Asia/Tokyo';
const day = [{ opens: '08:00', closes: '21:00', lastOrder: '20:30' }];
const night = [{ opens: '08:00', closes: '01:30', lastOrder: '01:00' }];
const weekly: BusinessHours['weekly'] = {
  sun: day,
  mon: day,
  tue: [],
  wed: day,
  thu: day,
  fri: night,
  sat: night,
};
/** Sunday, 29 November 2026. */
const sunday = new Date('2026-11-29T12:00:00+09:00');

/** What the rows of a week begin with. */
async function rowsOf(
  hours: Partial<BusinessHours>,
  { now = sunday, language = 'en' }: { now?: Date; language?: Language } = {},
): Promise<string[]> {
  const t = await loadTranslate(texts, language);
  const formatters = createFormatters(language, timeZone);
  return weekRows(comingDays({ timeZone, weekly, ...hours }, now).week).map((row) =>
    row.usual ? weekdaysText(row.usual, t, formatters) : daysText(row, { timeZone, t, formatters }),
  );
}

it('days of the week with the same hours are one row, and today is the first, alone and with its date', async () => {
  expect(await rowsOf({})).toEqual(['Sun, Nov 29', 'Mon, Wed–Thu', 'Tue', 'Fri–Sat']);
  expect(await rowsOf({}, { now: new Date('2026-12-01T12:00:00+09:00') })).toEqual([
    'Tue, Dec 1',
    'Wed–Thu, Sun–Mon',
    'Fri–Sat',
  ]);
});

it('days of the week with another last order are another row', async () => {
  const [lunch] = day;
  const earlier = [{ ...lunch, opens: '08:00', closes: '21:00', lastOrder: '20:00' }];
  expect(await rowsOf({ weekly: { ...weekly, thu: earlier } })).toEqual([
    'Sun, Nov 29',
    'Mon, Wed',
    'Tue',
    'Thu',
    'Fri–Sat',
  ]);
});

it('days of which nothing is known are not joined with days off', async () => {
  expect(await rowsOf({ weekly: { sun: day, tue: [], wed: [], sat: [] } })).toEqual([
    'Sun, Nov 29',
    'Mon, Thu–Fri',
    'Tue–Wed, Sat',
  ]);
});

it('a special day whose hours cannot be read has its date: on that day of other weeks they are known', async () => {
  const special = [{ from: '2026-12-02', to: '2026-12-03' }];
  const lessKnown = { sun: day, mon: day, wed: day, thu: day };
  const expected = ['Sun, Nov 29', 'Mon', 'Tue, Fri–Sat', 'Wed, Dec 2 – Thu, Dec 3'];
  expect(await rowsOf({ special, weekly: lessKnown })).toEqual(expected);
});

it('a special day or a public holiday has a row and a date of its own, though its hours are the usual ones', async () => {
  const special = [{ from: '2026-12-02', to: '2026-12-02', intervals: day }];
  expect(await rowsOf({ special, publicHolidays: ['2026-12-03'] })).toEqual([
    'Sun, Nov 29',
    'Mon',
    'Tue',
    'Wed, Dec 2',
    'Thu, Dec 3',
    'Fri–Sat',
  ]);
});

it('special days are joined if they follow one another with the same hours and the same note', async () => {
  const closed = (from: string, to: string, note: string) => ({ from, to, intervals: [], note });
  expect(
    await rowsOf({
      special: [closed('2026-12-01', '2026-12-03', 'Works'), closed('2026-12-04', '2026-12-04', 'Trip')],
    }),
  ).toEqual(['Sun, Nov 29', 'Mon', 'Tue, Dec 1 – Thu, Dec 3', 'Fri, Dec 4', 'Sat']);
  expect(
    await rowsOf({
      special: [closed('2026-11-30', '2026-11-30', 'Works'), closed('2026-12-02', '2026-12-02', 'Works')],
    }),
  ).toEqual(['Sun, Nov 29', 'Mon, Nov 30', 'Tue', 'Wed, Dec 2', 'Thu', 'Fri–Sat']);
  // It is called today, though the closing goes on.
  expect(await rowsOf({ special: [closed('2026-11-29', '2026-11-30', 'Works')] })).toEqual([
    'Sun, Nov 29',
    'Mon, Nov 30',
    'Tue',
    'Wed–Thu',
    'Fri–Sat',
  ]);
});

it('while an account is temporarily closed, all days of its usual week are joined, from Monday on', async () => {
  expect(await rowsOf({ temporarilyClosed: {} })).toEqual(['Mon, Wed–Thu, Sun', 'Tue', 'Fri–Sat']);
  const all = Object.fromEntries(Object.keys(weekly).map((each) => [each, day]));
  expect(await rowsOf({ temporarilyClosed: {}, weekly: all })).toEqual(['Mon–Sun']);
});

it.each<[Language, string]>([
  ['en', 'Mon, Wed–Thu'],
  ['ja', '月、水～木'],
  ['zh-TW', '週一、週三～週四'],
  ['th', 'จันทร์, พุธ–พฤหัส'],
  ['id', 'Sen, Rab–Kam'],
  ['ko', '월, 수~목'],
])('joined days of the week are written in %s', async (language, text) => {
  expect((await rowsOf({}, { language }))[1]).toBe(text);
});

import type { BusinessHours } from '@oa-profile/business-hours';
import { createFormatters, type Texts } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { loadTranslate } from '../testing/load-translate.js';
import { hoursSearchText } from './hours-search-text.js';
import { withHoursTexts, type HoursDictionary } from './hours-texts.js';

const texts: Texts<HoursDictionary> = withHoursTexts(
  { namespace: 'plugin-clock', load: () => Promise.resolve({}) },
  'doors',
);
const t = await loadTranslate(texts, 'en');
const timeZone = 'Asia/Tokyo';
const day = [{ opens: '10:00', closes: '18:00' }];
const now = new Date('2026-11-21T12:00:00+09:00');

const linesOf = (hours: Partial<BusinessHours>): string[] =>
  hoursSearchText(
    { timeZone, weekly: {}, ...hours },
    { now, t, language: 'en', formatters: createFormatters('en', timeZone) },
  )
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter(Boolean);

it('the search finds the hours of each known weekday', () => {
  expect(linesOf({ weekly: { mon: day, tue: [] } })).toEqual(['Monday 10:00 AM – 6:00 PM', 'Tuesday Closed']);
});

it('the search finds what ends equally long before each closing, as the table says it', () => {
  const early = day.map((each) => ({ ...each, lastOrder: '17:30' }));
  expect(linesOf({ weekly: { mon: early, tue: early } })).toContain('Last entry 30 min before closing');
  expect(linesOf({ weekly: { mon: early, tue: day } }).join()).not.toContain('before closing');
});

it('the search finds a special day by all of its dates, and none that is past', () => {
  const special = [
    { from: '2025-12-31', to: '2026-01-03', intervals: [], note: 'Last year' },
    { from: '2026-11-20', to: '2026-11-22', intervals: [], note: 'Festival' },
    { from: '2026-12-31', to: '2027-01-03', intervals: [], note: 'New Year' },
  ];
  expect(linesOf({ special })).toEqual([
    'Sat, Nov 21 – Sun, Nov 22 Closed Festival',
    'Thu, Dec 31 – Sun, Jan 3 Closed New Year',
  ]);
});

it('the search finds days whose hours are unknown, and no reason for a closing that gives none', () => {
  const special = [
    { from: '2026-11-30', to: '2026-11-30', note: 'Private view' },
    { from: '2026-12-02', to: '2026-12-02', intervals: [] },
  ];
  expect(linesOf({ special })).toEqual(['Mon, Nov 30 Not available Private view', 'Wed, Dec 2 Closed']);
});

it('the search finds coming public holidays with their hours', () => {
  const publicHolidays = ['2026-11-03', '2026-11-23'];
  expect(linesOf({ publicHolidays, holiday: day })).toEqual([
    'Mon, Nov 23 10:00 AM – 6:00 PM Public holiday',
    'Public holiday 10:00 AM – 6:00 PM',
  ]);
});

it.each([
  ['2026-11-20', []],
  ['2026-11-30', ['Temporarily closed through Mon, Nov 30 Renovation']],
])('the search tells a closing until %s only while it lasts', (until, lines) => {
  expect(linesOf({ temporarilyClosed: { until, note: 'Renovation' } })).toEqual(lines);
});

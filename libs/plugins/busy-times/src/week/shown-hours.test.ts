import { expect, it } from 'vitest';
import { openFrom, sampleWeek } from '../testing/sample-week.js';
import { shownHours } from './shown-hours.js';

it('the graph runs from the earliest opening to the latest closing of the week', () => {
  const week = sampleWeek({ mon: openFrom(10, 18), sat: openFrom(8, 16) });
  expect(shownHours(week)).toEqual({ first: 8, count: 10 });
});

it('the graph continues past midnight if an evening does', () => {
  const week = sampleWeek({ fri: openFrom(18, 24), sat: { ...openFrom(18, 24), ...openFrom(0, 2) } });
  expect(shownHours(week)).toEqual({ first: 18, count: 8 });
});

it('the graph includes a break in the middle of the day', () => {
  const week = sampleWeek({ mon: { ...openFrom(6, 9), ...openFrom(18, 26) } });
  expect(shownHours(week)).toEqual({ first: 6, count: 20 });
});

it('the graph begins in the evening for a place that is open at night only', () => {
  const week = sampleWeek({ sat: openFrom(22, 29) });
  expect(shownHours(week)).toEqual({ first: 22, count: 7 });
});

it.each([
  ['never closes', openFrom(0, 24)],
  ['closes only for a moment in the afternoon', { ...openFrom(0, 14), ...openFrom(16, 24) }],
])('the graph begins at midnight for a place that %s', (_, hours) => {
  expect(shownHours(sampleWeek({ mon: hours }))).toEqual({ first: 0, count: 24 });
});

it('the graph includes all opening hours, if known', () => {
  const week = sampleWeek({ mon: openFrom(10, 18) }, { openHours: [{ opens: '08:30', closes: '20:00' }] });
  expect(shownHours(week)).toEqual({ first: 8, count: 12 });
});

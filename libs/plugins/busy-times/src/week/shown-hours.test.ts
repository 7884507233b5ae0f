import { expect, it } from 'vitest';
import { openFrom, sampleWeek } from '../testing/sample-week.js';
import { shownHours } from './shown-hours.js';

it('are those from the first opening to the last closing of the week', () => {
  const week = sampleWeek({ mon: openFrom(10, 18), sat: openFrom(8, 16) });
  expect(shownHours(week)).toEqual({ first: 8, count: 10 });
});

it('go on beyond midnight with an evening that does', () => {
  const week = sampleWeek({ fri: openFrom(18, 24), sat: { ...openFrom(18, 24), ...openFrom(0, 2) } });
  expect(shownHours(week)).toEqual({ first: 18, count: 8 });
});

it('keep a break in the middle of the day', () => {
  const week = sampleWeek({ mon: { ...openFrom(6, 9), ...openFrom(18, 26) } });
  expect(shownHours(week)).toEqual({ first: 6, count: 20 });
});

it('begin in the evening where the night is when others work', () => {
  const week = sampleWeek({ sat: openFrom(22, 29) });
  expect(shownHours(week)).toEqual({ first: 22, count: 7 });
});

it.each([
  ['never closes', openFrom(0, 24)],
  ['closes only for a moment in the afternoon', { ...openFrom(0, 14), ...openFrom(16, 24) }],
])('begin at midnight where the place %s', (_, hours) => {
  expect(shownHours(sampleWeek({ mon: hours }))).toEqual({ first: 0, count: 24 });
});

it('hold the opening hours, where these are known', () => {
  const week = sampleWeek({ mon: openFrom(10, 18) }, { openHours: [{ opens: '08:30', closes: '20:00' }] });
  expect(shownHours(week)).toEqual({ first: 8, count: 12 });
});

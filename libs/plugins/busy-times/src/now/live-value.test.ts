import { expect, it } from 'vitest';
import { sampleWeek } from '../testing/sample-week.js';
import { comparison } from './comparison.js';
import { liveValue } from './live-value.js';

const now = new Date('2026-11-21T12:00:00+09:00');
const countedAt = (time: string): number | undefined =>
  liveValue(sampleWeek({}, { live: { value: 80, measuredAt: `2026-11-21T${time}:00+09:00` } }), now);

it.each(['12:00', '11:45', '11:00', '12:05'])('at 12:00, a value counted at %s is live', (time) => {
  expect(countedAt(time)).toBe(80);
});

it.each(['10:59', '13:01'])('at 12:00, a value counted at %s is not live', (time) => {
  expect(countedAt(time)).toBeUndefined();
});

it('there is no live value without a count', () => {
  expect(liveValue(sampleWeek({}), now)).toBeUndefined();
});

it.each([
  [80, 50, 'busier'],
  [65, 50, 'busier'],
  [64, 50, 'asUsual'],
  [36, 50, 'asUsual'],
  [35, 50, 'quieter'],
])('compares %d with the usual %d', (live, usual, result) => {
  expect(comparison(live, usual)).toBe(result);
});

import { expect, it } from 'vitest';
import { sampleWeek } from '../testing/sample-week.js';
import { liveValue } from './live-value.js';

const now = new Date('2026-11-21T12:00:00+09:00');
const countedAt = (time: string): number | undefined =>
  liveValue(
    sampleWeek({}, { live: { value: 80, measuredAt: `2026-11-21T${time}:00+09:00` } }),
    undefined,
    now,
  );

it.each(['12:00', '11:45', '11:00', '12:05'])('at 12:00, a value counted at %s is live', (time) => {
  expect(countedAt(time)).toBe(80);
});

it.each(['10:59', '13:01'])('at 12:00, a value counted at %s is not live', (time) => {
  expect(countedAt(time)).toBeUndefined();
});

it('there is no live value without a count', () => {
  expect(liveValue(sampleWeek({}), undefined, now)).toBeUndefined();
});

it.each([
  [24, undefined],
  [25, 25],
])('while it is usually closed, a count of %d is live as %s', (value, live) => {
  const data = sampleWeek({}, { live: { value, measuredAt: now.toISOString() } });
  expect(liveValue(data, undefined, now)).toBe(live);
});

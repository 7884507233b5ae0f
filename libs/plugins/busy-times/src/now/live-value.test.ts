import { expect, it } from 'vitest';
import { openFrom, sampleWeek } from '../testing/sample-week.js';
import { busyWeek } from '../week/busy-week.js';
import { liveValue, type Doors } from './live-value.js';

const now = new Date('2026-11-21T12:00:00+09:00');
const usual = busyWeek(sampleWeek({ sat: openFrom(10, 18) })).sat.hours[0];
const countedAt = (time: string, doors: Doors = 'open', value = 80): number | undefined =>
  liveValue(sampleWeek({}, { live: { value, measuredAt: `2026-11-21T${time}:00+09:00` } }), {
    now,
    doors,
    usual: undefined,
  });

it.each(['12:00', '11:45', '11:00', '12:05'])('at 12:00, a value counted at %s is live', (time) => {
  expect(countedAt(time)).toBe(80);
});

it.each(['10:59', '13:01'])('at 12:00, a value counted at %s is not live', (time) => {
  expect(countedAt(time)).toBeUndefined();
});

it('there is no live value without a count', () => {
  expect(liveValue(sampleWeek({}), { now, doors: 'open', usual })).toBeUndefined();
});

it('who was counted before the doors were shut is not there any more', () => {
  for (const time of ['12:00', '11:59', '11:01']) expect(countedAt(time, 'shut')).toBeUndefined();
});

it('an empty place is live only if it is known to be open, or usually is', () => {
  expect(countedAt('12:00', 'open', 24)).toBe(24);
  expect(countedAt('12:00', 'unknown', 24)).toBeUndefined();
  expect(countedAt('12:00', 'unknown', 25)).toBe(25);
  const data = sampleWeek({}, { live: { value: 24, measuredAt: now.toISOString() } });
  expect(liveValue(data, { now, doors: 'unknown', usual })).toBe(24);
});

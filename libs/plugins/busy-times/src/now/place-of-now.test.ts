import type { BusinessHours } from '@oa-profile/business-hours';
import { expect, it } from 'vitest';
import { openFrom, sampleWeek } from '../testing/sample-week.js';
import { busyWeek } from '../week/busy-week.js';
import { liveValue, placeOfNow, type Doors, type PlaceOfNow } from './place-of-now.js';

const week = busyWeek(sampleWeek({ fri: openFrom(18, 24), sat: { ...openFrom(18, 24), ...openFrom(0, 2) } }));

/** In November 2026 the 20th is a Friday. */
const at = (time: string, timeZone = 'Asia/Tokyo', hours?: BusinessHours): PlaceOfNow =>
  placeOfNow(week, timeZone, new Date(`2026-11-${time}:00+09:00`), hours);

it('now is marked at the hour and weekday in the account’s time zone', () => {
  expect(at('20T19:59')).toMatchObject({ weekday: 'fri', hour: { hour: 19, isNextDay: false } });
  expect(at('21T19:00', 'Asia/Bangkok')).toMatchObject({ weekday: 'sat', hour: undefined });
  expect(at('21T08:00', 'America/New_York')).toMatchObject({ weekday: 'fri', hour: { hour: 18 } });
});

it('the time after midnight belongs to the evening before, as long as that lasts', () => {
  expect(at('21T00:30')).toMatchObject({ weekday: 'fri', hour: { hour: 0, isNextDay: true } });
  expect(at('21T01:59')).toMatchObject({ today: 'sat', weekday: 'fri' });
});

it('the time after midnight belongs to the new day once the evening is over, or if there was none', () => {
  expect(at('21T02:00')).toMatchObject({ weekday: 'sat', hour: undefined });
  expect(at('22T00:30')).toMatchObject({ weekday: 'sun', hour: undefined });
});

it('no hour is marked when the place is closed every day at that time', () => {
  expect(at('20T12:00')).toMatchObject({ weekday: 'fri', hour: undefined });
});

it('today is the day of the evening for as long as the account’s own hours say, as in their table', () => {
  const evening = [{ opens: '18:00', closes: '26:00' }];
  const hours: BusinessHours = { timeZone: 'Asia/Tokyo', weekly: { fri: evening, sat: [], sun: [] } };
  const open = at('21T00:30', 'Asia/Tokyo', hours);
  expect(open).toMatchObject({ today: 'fri', weekday: 'fri', hour: { hour: 0, isNextDay: true } });
  expect(at('21T02:00', 'Asia/Tokyo', hours)).toMatchObject({ today: 'sat', weekday: 'sat' });
  // The graphs know of an evening, the hours of none.
  expect(at('22T00:30', 'Asia/Tokyo', hours)).toMatchObject({ today: 'sun', weekday: 'sun' });
});

const now = new Date('2026-11-21T12:00:00+09:00');
const usual = busyWeek(sampleWeek({ sat: openFrom(10, 18) })).sat.hours[0];
function countedAt(time: string, doors: Doors = 'open', value = 80): number | undefined {
  return liveValue(sampleWeek({}, { live: { value, measuredAt: `2026-11-21T${time}:00+09:00` } }), {
    now,
    doors,
    usual: undefined,
  });
}

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

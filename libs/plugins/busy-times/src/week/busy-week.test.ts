import type { BusinessHours } from '@oa-profile/business-hours';
import { expect, it } from 'vitest';
import { openFrom, sampleWeek } from '../testing/sample-week.js';
import { busiestHour, busyLevel, busyWeek, isOpenHour, shownHours } from './busy-week.js';

it('every day shows the same hours, so that days can be compared', () => {
  const week = busyWeek(sampleWeek({ mon: openFrom(10, 18), sat: openFrom(8, 16) }));
  for (const { hours } of Object.values(week)) expect(hours.map(({ hour }) => hour)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]); // prettier-ignore
});

it('hours after midnight come from the data of the next day, and for Saturday from those of Sunday', () => {
  const { fri, sat } = busyWeek(sampleWeek({ sat: { 0: 70, 22: 80, 23: 90 }, sun: { 0: 60 } }));
  expect(sat.hours).toEqual([
    { hour: 22, isNextDay: false, value: 80, level: 'veryBusy' },
    { hour: 23, isNextDay: false, value: 90, level: 'veryBusy' },
    { hour: 0, isNextDay: true, value: 60, level: 'busy' },
  ]);
  expect(fri.hours.map(({ value }) => value)).toEqual([0, 0, 70]);
});

const timeZone = 'Asia/Tokyo';
const doors = (weekly: BusinessHours['weekly']): BusinessHours => ({ timeZone, weekly });
const day = [{ opens: '10:00', closes: '18:00' }];

it.each<[what: string, uncounted: string, hours: BusinessHours | undefined]>([
  ['is closed if the account is closed on it', 'closed', doors({ sun: [] })],
  ['is unknown if the account is open on it', 'unknown', doors({ sun: day })],
  ['is unknown if nobody knows whether the account is open on it', 'unknown', doors({ mon: [] })],
  ['is unknown without the account’s hours', 'unknown', undefined],
])('a day without any count %s, whatever the hours of other days', (_, uncounted, hours) => {
  const { sun, mon } = busyWeek(sampleWeek({ mon: { 12: 40 } }, { openHours: day }), hours);
  expect([sun.uncounted, mon.uncounted]).toEqual([uncounted, undefined]);
  expect(sun.hours.every(({ level }) => level === uncounted)).toBe(true);
});

it('an hour without a count is closed only if somebody says so', () => {
  const data = sampleWeek({ mon: { 10: 40, 12: 40, 14: 40 }, tue: { 1: 40, 20: 40 } });
  const levels = (hours?: BusinessHours): (string | undefined)[] => {
    const { mon } = busyWeek(data, hours);
    return [11, 13, 19].map((hour) => mon.hours.find((each) => each.hour === hour)?.level);
  };
  expect(levels()).toEqual(['unknown', 'unknown', 'unknown']);
  const lunch = [
    { opens: '10:00', closes: '13:00' },
    { opens: '14:00', closes: '18:00' },
  ];
  expect(levels(doors({ mon: lunch }))).toEqual(['unknown', 'closed', 'closed']);
  // A night lasts into the hours of the next date, which may not be known.
  const { mon } = busyWeek(data, doors({ mon: [{ opens: '18:00', closes: '26:00' }], tue: [] }));
  expect(mon.hours.find(({ hour, isNextDay }) => hour === 0 && isNextDay)?.level).toBe('unknown');
  const closed = busyWeek(data, doors({ mon: [{ opens: '18:00', closes: '24:00' }], tue: [] }));
  expect(closed.mon.hours.find(({ hour, isNextDay }) => hour === 0 && isNextDay)?.level).toBe('closed');
});

it('an hour without visitors differs from one without a count if opening hours are known', () => {
  const week = sampleWeek({ mon: { 10: 40, 12: 40 } });
  expect(busyWeek(week).mon.hours.map(({ level }) => level)).toEqual(['aBitBusy', 'unknown', 'aBitBusy']);
  const { mon } = busyWeek({ ...week, openHours: [{ opens: '10:00', closes: '13:00' }] });
  expect(mon.hours.map(({ level }) => level)).toEqual(['aBitBusy', 'notBusy', 'aBitBusy']);
});

it('an hour of -1 has no value, and then 0 is a number', () => {
  const data = sampleWeek({ mon: { 9: -1, 10: 0, 11: 40 } });
  const { sun, mon } = busyWeek(data);
  expect(mon.hours.find(({ hour }) => hour === 9)).toMatchObject({ value: 0, level: 'unknown' });
  expect(mon.hours.find(({ hour }) => hour === 10)?.level).toBe('notBusy');
  expect(sun.uncounted).toBeUndefined();
  const none = Array.from({ length: 24 }, () => -1);
  const week = busyWeek({ weekdays: { ...data.weekdays, sun: none } });
  expect(week.sun.uncounted).toBe('unknown');
  expect(week.sun.hours.every(({ level, value }) => level === 'unknown' && value === 0)).toBe(true);
});

it('the busiest hour of a day is the first of several', () => {
  const { mon } = busyWeek(sampleWeek({ mon: { 10: 30, 11: 80, 12: 80, 13: 20 } }));
  expect(busiestHour(mon)?.hour).toBe(11);
});

it('a day that is never even a bit busy has no busiest hour', () => {
  const { sun, mon } = busyWeek(sampleWeek({ mon: { 10: 5, 11: 24 } }));
  expect([busiestHour(sun), busiestHour(mon)]).toEqual([undefined, undefined]);
});

function openHours(opens: string, closes: string): number[] {
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    isOpenHour([{ opens, closes }], hour),
  );
}

it.each([
  ['10:00', '13:00', [10, 11, 12]],
  ['10:30', '12:15', [10, 11, 12]],
  ['22:00', '02:00', [0, 1, 22, 23]],
  ['21:30', '24:00', [21, 22, 23]],
])('an hour counts as open if any part of it is between %s and %s', (opens, closes, hours) => {
  expect(openHours(opens, closes)).toEqual(hours);
});

it.each(['00:00', '24:00'])(
  'every hour counts as open from midnight to midnight, written as %s',
  (closes) => {
    expect(openHours('00:00', closes)).toHaveLength(24);
  },
);

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

it.each([
  [0, 'notBusy'],
  [24.9, 'notBusy'],
  [25, 'aBitBusy'],
  [50, 'busy'],
  [75, 'veryBusy'],
  [100, 'veryBusy'],
])('busyLevel has a word for %d', (value, level) => {
  expect(busyLevel(value)).toBe(level);
});

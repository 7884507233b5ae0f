import type { BusinessHours } from '@oa-profile/business-hours';
import { expect, it } from 'vitest';
import { openFrom, sampleWeek } from '../testing/sample-week.js';
import { busiestHour } from './busiest-hour.js';
import { busyWeek } from './busy-week.js';

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

import { expect, it } from 'vitest';
import { openFrom, sampleWeek } from '../testing/sample-week.js';
import { busiestHour } from './busiest-hour.js';
import { busyWeek } from './busy-week.js';

it('has the same hours on every day, so that days can be compared', () => {
  const week = busyWeek(sampleWeek({ mon: openFrom(10, 18), sat: openFrom(8, 16) }));
  for (const { hours } of Object.values(week)) expect(hours.map(({ hour }) => hour)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]); // prettier-ignore
});

it('takes what comes after midnight from the next day, on Saturday from Sunday', () => {
  const { fri, sat } = busyWeek(sampleWeek({ sat: { 0: 70, 22: 80, 23: 90 }, sun: { 0: 60 } }));
  expect(sat.hours).toEqual([
    { hour: 22, isNextDay: false, value: 80, level: 'veryBusy' },
    { hour: 23, isNextDay: false, value: 90, level: 'veryBusy' },
    { hour: 0, isNextDay: true, value: 60, level: 'busy' },
  ]);
  expect(fri.hours.map(({ value }) => value)).toEqual([0, 0, 70]);
});

it('knows a day on which nobody comes as closed, also when there are opening hours', () => {
  const openHours = [{ opens: '10:00', closes: '18:00' }];
  const { sun, mon } = busyWeek(sampleWeek({ mon: { 12: 40 } }, { openHours }));
  expect([sun.isClosed, mon.isClosed]).toEqual([true, false]);
  expect(sun.hours.every(({ level }) => level === 'closed')).toBe(true);
});

it('tells an hour in which nobody comes from a closed one, where opening hours are known', () => {
  const week = sampleWeek({ mon: { 10: 40, 12: 40 } });
  expect(busyWeek(week).mon.hours.map(({ level }) => level)).toEqual(['aBitBusy', 'closed', 'aBitBusy']);
  const { mon } = busyWeek({ ...week, openHours: [{ opens: '10:00', closes: '13:00' }] });
  expect(mon.hours.map(({ level }) => level)).toEqual(['aBitBusy', 'notBusy', 'aBitBusy']);
});

it('is busiest at the first of its fullest hours', () => {
  const { mon } = busyWeek(sampleWeek({ mon: { 10: 30, 11: 80, 12: 80, 13: 20 } }));
  expect(busiestHour(mon)?.hour).toBe(11);
});

it('has no busiest hour on a day that is never even a bit busy', () => {
  const { sun, mon } = busyWeek(sampleWeek({ mon: { 10: 5, 11: 24 } }));
  expect([busiestHour(sun), busiestHour(mon)]).toEqual([undefined, undefined]);
});

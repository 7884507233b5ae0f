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

it('a day without any visitors counts as closed, even when there are opening hours', () => {
  const openHours = [{ opens: '10:00', closes: '18:00' }];
  const { sun, mon } = busyWeek(sampleWeek({ mon: { 12: 40 } }, { openHours }));
  expect([sun.isClosed, mon.isClosed]).toEqual([true, false]);
  expect(sun.hours.every(({ level }) => level === 'closed')).toBe(true);
});

it('an hour without visitors differs from a closed one if opening hours are known', () => {
  const week = sampleWeek({ mon: { 10: 40, 12: 40 } });
  expect(busyWeek(week).mon.hours.map(({ level }) => level)).toEqual(['aBitBusy', 'closed', 'aBitBusy']);
  const { mon } = busyWeek({ ...week, openHours: [{ opens: '10:00', closes: '13:00' }] });
  expect(mon.hours.map(({ level }) => level)).toEqual(['aBitBusy', 'notBusy', 'aBitBusy']);
});

it('an hour of -1 has no value, and then 0 is a number', () => {
  const data = sampleWeek({ mon: { 9: -1, 10: 0, 11: 40 } });
  const { sun, mon } = busyWeek(data);
  expect(mon.hours.find(({ hour }) => hour === 9)).toMatchObject({ value: 0, level: 'closed' });
  expect(mon.hours.find(({ hour }) => hour === 10)?.level).toBe('notBusy');
  expect(sun.isClosed).toBe(false);
  const none = Array.from({ length: 24 }, () => -1);
  const week = busyWeek({ weekdays: { ...data.weekdays, sun: none } });
  expect(week.sun.isClosed).toBe(true);
  expect(week.sun.hours.every(({ level, value }) => level === 'closed' && value === 0)).toBe(true);
});

it('the busiest hour of a day is the first of several', () => {
  const { mon } = busyWeek(sampleWeek({ mon: { 10: 30, 11: 80, 12: 80, 13: 20 } }));
  expect(busiestHour(mon)?.hour).toBe(11);
});

it('a day that is never even a bit busy has no busiest hour', () => {
  const { sun, mon } = busyWeek(sampleWeek({ mon: { 10: 5, 11: 24 } }));
  expect([busiestHour(sun), busiestHour(mon)]).toEqual([undefined, undefined]);
});

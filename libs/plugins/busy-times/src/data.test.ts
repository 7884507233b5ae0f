import { is, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { busyTimes } from './data.js';

describe('busy times', () => {
  const day = Array.from({ length: 24 }, (_, hour) => hour * 4);
  const weekdays = { sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day };

  it('busy times have 24 hours on seven days, 0 to 100', () => {
    expect(is(busyTimes, { weekdays })).toBe(true);
    expect(is(busyTimes, { weekdays: { ...weekdays, sun: day.slice(1) } })).toBe(false);
    expect(is(busyTimes, { weekdays: { ...weekdays, sun: day.with(0, 101) } })).toBe(false);
    expect(is(busyTimes, { weekdays: { mon: day } })).toBe(false);
  });

  it('busy times have -1 for an hour without a value', () => {
    expect(is(busyTimes, { weekdays: { ...weekdays, sun: day.with(3, -1) } })).toBe(true);
    expect(is(busyTimes, { weekdays: { ...weekdays, sun: day.with(3, -2) } })).toBe(false);
    expect(is(busyTimes, { weekdays: { ...weekdays, sun: day.with(3, -0.5) } })).toBe(false);
  });

  it('busy times drop an invalid live value', () => {
    const live = { value: 130, measuredAt: '2026-11-21T10:00:00Z' };
    expect(parse(busyTimes, { weekdays, live }).live).toBeUndefined();
    expect(parse(busyTimes, { weekdays, live: { ...live, value: 80 } }).live?.value).toBe(80);
  });

  it('busy times drop an invalid usual stay and invalid opening hours', () => {
    const sent = { weekdays, usualStayMinutes: { min: 40 }, openHours: [{ opens: '9', closes: '18:00' }] };
    expect(parse(busyTimes, sent)).toEqual({ weekdays });
  });
});

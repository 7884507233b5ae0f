import { is, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { busyTimes } from './data.js';

describe('busy times', () => {
  const day = Array.from({ length: 24 }, (_, hour) => hour * 4);
  const weekdays = { sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day };

  it('busy times have 24 hours on seven days, 0 to 100, and -1 for an hour without a value', () => {
    expect(parse(busyTimes, { weekdays })).toEqual({ weekdays });
    const gap = { ...weekdays, sun: day.with(3, -1) };
    expect(parse(busyTimes, { weekdays: gap })).toEqual({ weekdays: gap });
  });

  it.each([101, -2, -0.5, '12', {}])('an odd busy value, %j, costs itself only', (odd) => {
    const sent = { ...weekdays, sun: [...day.slice(0, 5), odd, ...day.slice(6)] };
    expect(parse(busyTimes, { weekdays: sent }).weekdays).toEqual({
      ...weekdays,
      sun: [...day.slice(0, 5), 'unknown', ...day.slice(6)],
    });
  });

  it('an odd day costs itself only, and a week without any value is refused', () => {
    const none = Array<string>(24).fill('unknown');
    for (const odd of [day.slice(1), 'busy'])
      expect(parse(busyTimes, { weekdays: { ...weekdays, sun: odd } }).weekdays).toEqual({
        ...weekdays,
        sun: none,
      });
    expect(is(busyTimes, { weekdays: 'busy' })).toBe(false);
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

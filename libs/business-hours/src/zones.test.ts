import { afterEach, describe, expect, it, vi } from 'vitest';
import { hoursOn, instantAt, localDate, minutesOfDay, minutesOn, openStateAt, weekOf } from './index.js';
import { parseWallTime } from './wall-time.js';
import { readZone } from './zone-clock.js';
import type { BusinessHours, OpenInterval } from './index.js';

const at = (timeZone: string, date: string, time: string): string =>
  instantAt(timeZone, date, parseWallTime(time)).toISOString();
const daily = (timeZone: string, ...intervals: OpenInterval[]): BusinessHours => ({
  timeZone,
  weekly: {},
  special: [{ from: '2000-01-01', to: '2099-12-31', intervals }],
});
const stateAt = (hours: BusinessHours, now: string): object => openStateAt(hours, new Date(now));

afterEach(() => vi.unstubAllEnvs());

describe('a wall time', () => {
  it.each([
    ['Asia/Tokyo', '2025-06-02', '09:00', '2025-06-02T00:00:00.000Z'],
    ['Asia/Bangkok', '2025-06-02', '06:30', '2025-06-01T23:30:00.000Z'],
    ['Asia/Kolkata', '2025-06-02', '00:00', '2025-06-01T18:30:00.000Z'],
    ['America/New_York', '2025-01-15', '20:00', '2025-01-16T01:00:00.000Z'],
    ['America/New_York', '2025-07-15', '20:00', '2025-07-16T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2025-01-01', '00:00', '2024-12-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2024-12-31', '24:00', '2025-01-01T11:00:00.000Z'],
    ['UTC', '2024-02-29', '24:00', '2024-03-01T00:00:00.000Z'],
  ])('a wall time in %s on %s at %s is the instant %s', (timeZone, date, time, instant) => {
    expect(at(timeZone, date, time)).toBe(instant);
  });

  it('a wall time that the clock skips is the moment of the change', () => {
    for (const skipped of ['02:00', '02:01', '02:30', '02:59', '03:00'])
      expect(at('America/New_York', '2025-03-09', skipped)).toBe('2025-03-09T07:00:00.000Z');
    expect(at('America/New_York', '2025-03-09', '01:59')).toBe('2025-03-09T06:59:00.000Z');
    expect(at('America/New_York', '2025-03-09', '03:01')).toBe('2025-03-09T07:01:00.000Z');
    expect(at('Africa/Cairo', '2025-04-25', '00:30')).toBe('2025-04-24T22:00:00.000Z');
    expect(at('Australia/Lord_Howe', '2025-10-05', '02:15')).toBe('2025-10-04T15:30:00.000Z');
  });

  it('a wall time that occurs twice is the first of the two', () => {
    expect(at('America/New_York', '2025-11-02', '00:59')).toBe('2025-11-02T04:59:00.000Z');
    expect(at('America/New_York', '2025-11-02', '01:30')).toBe('2025-11-02T05:30:00.000Z');
    expect(at('America/New_York', '2025-11-02', '02:00')).toBe('2025-11-02T07:00:00.000Z');
    expect(at('Europe/London', '2025-10-26', '01:30')).toBe('2025-10-26T00:30:00.000Z');
  });

  it('a wall time survives a round trip, unless the clock skips it', () => {
    for (const zone of [
      'Asia/Tokyo',
      'America/New_York',
      'Europe/London',
      'Australia/Lord_Howe',
      'Africa/Cairo',
    ])
      for (let day = 1; day <= 28; day += 3)
        for (const month of ['01', '03', '04', '06', '10', '11']) {
          const date = `2025-${month}-${String(day).padStart(2, '0')}`;
          const noon = instantAt(zone, date, 12 * 60 + 34);
          expect([localDate(zone, noon), minutesOfDay(zone, noon)]).toEqual([date, 754]);
        }
  });
});

describe('the day the clock goes forward', () => {
  const newYork = daily('America/New_York', { opens: '01:30', closes: '02:30' });

  it('the day the clock goes forward moves a closing in the skipped hour to the change', () => {
    const closesAt = new Date('2025-03-09T07:00Z');
    expect(stateAt(newYork, '2025-03-09T06:29:59Z')).toMatchObject({ state: 'closed' });
    expect(stateAt(newYork, '2025-03-09T06:30Z')).toEqual({ state: 'open', closesAt, closingSoon: true });
    expect(stateAt(newYork, '2025-03-09T07:00Z')).toEqual({
      state: 'closed',
      opensAt: new Date('2025-03-10T05:30Z'),
    });
  });

  it('the day the clock goes forward moves an opening in the skipped hour to the change', () => {
    const hours = daily('America/New_York', { opens: '02:30', closes: '11:00' });
    const opensAt = new Date('2025-03-09T07:00Z');
    expect(stateAt(hours, '2025-03-09T06:59Z')).toEqual({ state: 'closed', opensAt });
    expect(stateAt(hours, '2025-03-09T07:00Z')).toMatchObject({ state: 'open' });
  });

  it('the day the clock goes forward drops an interval within the skipped hour', () => {
    const hours = daily('America/New_York', { opens: '02:10', closes: '02:50' });
    expect(stateAt(hours, '2025-03-09T06:00Z')).toEqual({
      state: 'closed',
      opensAt: new Date('2025-03-10T06:10Z'),
    });
  });

  it('the day the clock goes forward shortens a night by the skipped hour', () => {
    const night = daily('America/New_York', { opens: '22:00', closes: '06:00' });
    expect(stateAt(night, '2025-03-09T05:00Z')).toMatchObject({ closesAt: new Date('2025-03-09T10:00Z') });
  });

  it('the day the clock goes forward stays open round the clock where midnight itself is skipped', () => {
    const cairo = daily('Africa/Cairo', { opens: '00:00', closes: '24:00' });
    for (const now of ['2025-04-24T21:59Z', '2025-04-24T22:00Z', '2025-04-24T22:30Z'])
      expect(stateAt(cairo, now)).toEqual({ state: 'open', closesAt: undefined, closingSoon: false });
  });
});

describe('the day the clock goes back', () => {
  it('the day the clock goes back opens and closes at the first occurrence of a time', () => {
    const hours = daily('America/New_York', { opens: '01:30', closes: '02:30' });
    const closesAt = new Date('2025-11-02T07:30Z');
    expect(stateAt(hours, '2025-11-02T05:30Z')).toEqual({ state: 'open', closesAt, closingSoon: false });
    expect(stateAt(hours, '2025-11-02T06:30Z')).toEqual({ state: 'open', closesAt, closingSoon: true });
    const bar = daily('America/New_York', { opens: '20:00', closes: '01:30' });
    expect(stateAt(bar, '2025-11-02T05:29Z')).toMatchObject({ closesAt: new Date('2025-11-02T05:30Z') });
    expect(stateAt(bar, '2025-11-02T06:00Z')).toMatchObject({ state: 'closed' });
  });

  it('the day the clock goes back leaves no gap between intervals that meet in the repeated hour', () => {
    const hours = daily(
      'America/New_York',
      { opens: '20:00', closes: '01:30' },
      { opens: '01:30', closes: '03:00' },
    );
    expect(stateAt(hours, '2025-11-02T05:00Z')).toMatchObject({ closesAt: new Date('2025-11-02T08:00Z') });
  });
});

describe('the minutes of a day', () => {
  it('the minutes of a day are by the account’s clock, wherever the visitor is, and count on after midnight', () => {
    const night = new Date('2026-11-24T00:30:00+09:00');
    expect(minutesOn('Asia/Tokyo', '2026-11-23', night)).toBe(24 * 60 + 30);
    expect(minutesOn('America/New_York', '2026-11-23', night)).toBe(10 * 60 + 30);
    expect(minutesOn('Asia/Tokyo', '2026-11-25', night)).toBe(-24 * 60 + 30);
  });

  it('the minutes of a day keep the hour of the clock when the clock changes', () => {
    // Summer time ends on 1 November 2026 at two in the morning.
    const seven = new Date('2026-11-01T19:00:00-05:00');
    expect(minutesOn('America/New_York', '2026-11-01', seven)).toBe(19 * 60);
    expect(instantAt('America/New_York', '2026-11-01', 19 * 60)).toEqual(seven);
  });
});

describe('today', () => {
  it('today is the account’s today, not the visitor’s', () => {
    const now = new Date('2025-12-31T20:00Z');
    expect(localDate('Asia/Tokyo', now)).toBe('2026-01-01');
    expect(localDate('America/New_York', now)).toBe('2025-12-31');
    expect(minutesOfDay('Asia/Tokyo', now)).toBe(5 * 60);
    expect(minutesOfDay('America/New_York', new Date('2025-12-31T20:00:59Z'))).toBe(15 * 60);
    expect(weekOf({ timeZone: 'Asia/Tokyo', weekly: {} }, now)[0]).toMatchObject({ date: '2026-01-01' });
  });

  it.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'today is the same on a machine in %s',
    (machine) => {
      vi.stubEnv('TZ', machine);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine);
      const hours: BusinessHours = {
        timeZone: 'Asia/Bangkok',
        weekly: { sun: [{ opens: '18:00', closes: '02:00' }], mon: [{ opens: '09:00', closes: '12:00' }] },
      };
      expect(stateAt(hours, '2025-06-02T01:30+07:00')).toEqual({
        state: 'open',
        closesAt: new Date('2025-06-02T02:00+07:00'),
        closingSoon: true,
      });
      expect(stateAt(hours, '2025-06-02T03:00+07:00')).toEqual({
        state: 'closed',
        opensAt: new Date('2025-06-02T09:00+07:00'),
      });
      expect(hoursOn(hours, '2025-06-02').weekday).toBe('mon');
      expect(
        weekOf(hours, new Date('2025-06-02T02:00+07:00'))
          .map(({ weekday }) => weekday)
          .join(),
      ).toBe('mon,tue,wed,thu,fri,sat,sun');
    },
  );
});

it('a name that every object has is no zone, and its clock is that of UTC', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    expect(readZone(name)).toBeUndefined();
    expect(localDate(name, new Date('2026-11-28T23:30:00Z'))).toBe('2026-11-28');
  }
});

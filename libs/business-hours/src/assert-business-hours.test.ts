import { describe, expect, it } from 'vitest';
import { assertBusinessHours, wallTimeOf, type BusinessHours, type OpenInterval } from './index.js';
import { parseWallTime, readWallTime, lateWallTimeOf } from './wall-time.js';
import { readZone } from './zone-clock.js';

const hours: BusinessHours = { timeZone: 'Asia/Tokyo', weekly: {} };
const monday = (interval: Partial<OpenInterval>): BusinessHours => ({
  ...hours,
  weekly: { mon: [{ opens: '10:00', closes: '18:00', ...interval }] },
});

describe('a wall time', () => {
  it('a wall time is minutes from midnight', () => {
    expect(['00:00', '09:05', '23:59', '24:00', '25:30', '30:00'].map(parseWallTime)).toEqual([
      0, 545, 1439, 1440, 1530, 1800,
    ]);
  });

  it('a wall time is told from minutes, on the day on which they end', () => {
    expect([0, 545, 1439, 1440, 1530].map(wallTimeOf)).toEqual(['00:00', '09:05', '23:59', '00:00', '01:30']);
  });

  it('a late wall time is told on the day before, as long as that counts on', () => {
    expect([0, 1440, 1530, 1800, 1801].map(lateWallTimeOf)).toEqual([
      '00:00',
      '24:00',
      '25:30',
      '30:00',
      '06:01',
    ]);
  });

  it.each(['30:01', '31:00', '9:00', '9am', '10:60', '', ' 10:00', '10:00\n', '10:00:00', '１０:００'])(
    'a wall time is not %j',
    (text) => expect(() => parseWallTime(text)).toThrow(RangeError),
  );
});

describe('a wall time as people write it', () => {
  it.each([
    ['9:00', '09:00'],
    ['09:00:00', '09:00'],
    [' 9:05\n', '09:05'],
    ['9.30', '09:30'],
    ['１０：００', '10:00'],
    ['25:30:00', '25:30'],
  ])('a written time is read: %j is %s', (written, read) => expect(readWallTime(written)).toBe(read));

  it.each(['9', '9:60', '9am', '-', '', '9:00 PM', '10:00-18:00', '100:00'])(
    'another text is left as it is: %j',
    (text) => expect(readWallTime(text)).toBe(text),
  );
});

describe('a time zone as people write it', () => {
  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Etc/GMT-9', 'Etc/GMT-9'],
    ['+09:00', '+09:00'],
    ['GMT+9', '+09:00'],
    ['UTC-3:30', '-03:30'],
    ['+0530', '+05:30'],
    ['+530', '+05:30'],
    ['-10', '-10:00'],
    ['UTC', 'UTC'],
  ])('a time zone as people write it is read: %s is %s', (written, zone) => {
    expect(readZone(written)).toBe(zone);
    expect(() => assertBusinessHours({ ...hours, timeZone: zone })).not.toThrow();
  });

  it.each(['', 'Tokyo', 'Asia/Edo', 'Mars/Phobos+09', 'Etc/Unknown', '+19:00', '9', 'JST+9'])(
    'a time zone as people write it is not known: %j',
    (text) => expect(readZone(text)).toBeUndefined(),
  );
});

describe('valid hours', () => {
  it('valid hours pass', () => {
    const intervals = [
      { opens: '00:00', closes: '24:00', lastOrder: '24:00' },
      { opens: '18:00', closes: '02:00', lastOrder: '01:30' },
      { opens: '18:00', closes: '02:00', lastOrder: '18:00' },
      { opens: '18:00', closes: '25:30', lastOrder: '01:00' },
      { opens: '18:00', closes: '01:30', lastOrder: '25:00' },
      { opens: '24:00', closes: '29:00' },
      { opens: '25:00', closes: '05:00' },
    ];
    const full: BusinessHours = {
      timeZone: 'America/Argentina/Buenos_Aires',
      weekly: { sun: [], mon: intervals },
      holiday: intervals,
      publicHolidays: ['2024-02-29'],
      special: [{ from: '2025-12-31', to: '2025-12-31', intervals, note: 'New Year’s Eve' }],
      temporarilyClosed: { until: '2025-12-31' },
    };
    expect(() => assertBusinessHours(full)).not.toThrow();
    expect(() => assertBusinessHours({ ...hours, temporarilyClosed: {} })).not.toThrow();
    expect(() => assertBusinessHours({ ...hours, weekly: { sun: undefined } })).not.toThrow();
  });
});

describe('invalid hours', () => {
  const special = { from: '2025-08-01', to: '2025-08-02', intervals: [] };

  it.each<[string, BusinessHours]>([
    [
      "timeZone: 'Asia/Edo' is neither a known IANA time zone nor an offset",
      { ...hours, timeZone: 'Asia/Edo' },
    ],
    ["timeZone: '' is neither", { ...hours, timeZone: '' }],
    ["timeZone: 'GMT+9' is neither", { ...hours, timeZone: 'GMT+9' }],
    ["weekly.mon[0].opens: '31:00' is not a wall time", monday({ opens: '31:00' })],
    ["weekly.mon[0].closes: '9am' is not a wall time", monday({ closes: '9am' })],
    ["weekly.mon[0].lastOrder: '17' is not a wall time", monday({ lastOrder: '17' })],
    ["weekly.mon[0]: '05:00' to '29:30' is not within a day", monday({ opens: '05:00', closes: '29:30' })],
    ["weekly.mon[0]: '29:00' to '05:00' is not", monday({ opens: '29:00', closes: '05:00' })],
    ["weekly.mon[0].lastOrder: '18:30' is not between '10:00' and '18:00'", monday({ lastOrder: '18:30' })],
    ["weekly.mon[0].lastOrder: '09:30' is not between", monday({ lastOrder: '09:30' })],
    ["weekly: 'monday' is not one of sun, mon,", { ...hours, weekly: { monday: [] } as object }],
    ['holiday[0].opens', { ...hours, holiday: [{ opens: '', closes: '' }] }],
    ["publicHolidays[1]: '2025-02-30'", { ...hours, publicHolidays: ['2025-02-28', '2025-02-30'] }],
    ["publicHolidays[0]: '2025-6-2'", { ...hours, publicHolidays: ['2025-6-2'] }],
    ["special[0].from: '2025-13-01'", { ...hours, special: [{ ...special, from: '2025-13-01' }] }],
    ["special[0].to: 'later'", { ...hours, special: [{ ...special, to: 'later' }] }],
    [
      "special[0]: '2025-07-31' is before '2025-08-01'",
      { ...hours, special: [{ ...special, to: '2025-07-31' }] },
    ],
    [
      'special[1].intervals[0].closes',
      { ...hours, special: [special, { ...special, intervals: [{ opens: '10:00', closes: '1' }] }] },
    ],
    ["temporarilyClosed.until: '2025-02-29'", { ...hours, temporarilyClosed: { until: '2025-02-29' } }],
  ])('invalid hours are refused with %s', (message, wrong) => {
    expect(() => assertBusinessHours(wrong)).toThrow(RangeError);
    expect(() => assertBusinessHours(wrong)).toThrow(message);
  });
});

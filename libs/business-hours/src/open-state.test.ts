import { describe, expect, it } from 'vitest';
import { openStateAt, type BusinessHours, type OpenInterval } from './index.js';

const between = (opens: string, closes: string, lastOrder?: string): OpenInterval => ({
  opens,
  closes,
  ...(lastOrder && { lastOrder }),
});

/** An instant by Tokyo's clock. 2 June 2025 is a Monday. */
const jst = (text: string): Date => new Date(`2025-${text.replace(' ', 'T')}:00+09:00`);
const tokyo = (weekly: BusinessHours['weekly'], more: Partial<BusinessHours> = {}): BusinessHours => ({
  timeZone: 'Asia/Tokyo',
  weekly,
  ...more,
});
const everyDay = (...intervals: OpenInterval[]): BusinessHours['weekly'] => ({
  sun: intervals,
  mon: intervals,
  tue: intervals,
  wed: intervals,
  thu: intervals,
  fri: intervals,
  sat: intervals,
});
const closed = (opensAt: Date | undefined): object => ({ state: 'closed', opensAt });
/** It does not open at all that day. */
const dayOff = (opensAt: Date | undefined): object => ({ ...closed(opensAt), allDay: true });
const open = (closesAt: Date | undefined, closingSoon = false): object => ({
  state: 'open',
  closesAt,
  closingSoon,
});

describe('an ordinary day', () => {
  const hours = tokyo({ mon: [between('10:00', '18:00')], tue: [between('11:00', '18:00')] });

  it('an ordinary day is open from the first minute and closed from the last', () => {
    expect(openStateAt(hours, jst('06-02 09:59'))).toEqual(closed(jst('06-02 10:00')));
    expect(openStateAt(hours, jst('06-02 10:00'))).toEqual(open(jst('06-02 18:00')));
    expect(openStateAt(hours, jst('06-02 18:00'))).toEqual(closed(jst('06-03 11:00')));
    expect(openStateAt(hours, new Date(jst('06-02 18:00').getTime() - 1))).toMatchObject({ state: 'open' });
  });

  it('an ordinary day is closing soon in its last sixty minutes', () => {
    const hourBefore = jst('06-02 17:00').getTime();
    expect(openStateAt(hours, new Date(hourBefore - 1))).toEqual(open(jst('06-02 18:00'), false));
    expect(openStateAt(hours, new Date(hourBefore))).toEqual(open(jst('06-02 18:00'), true));
  });

  it('an ordinary day names the last order before closing, even when it has passed', () => {
    const withLastOrder = tokyo({ mon: [between('17:00', '01:00', '00:30')] });
    for (const now of ['06-02 17:00', '06-03 00:45'])
      expect(openStateAt(withLastOrder, jst(now))).toMatchObject({ lastOrderAt: jst('06-03 00:30') });
    expect(openStateAt(hours, jst('06-02 12:00'))).not.toHaveProperty('lastOrderAt');
  });
});

describe('a break', () => {
  const hours = tokyo(everyDay(between('17:00', '22:00'), between('11:00', '14:00')));

  it('a break lies between two intervals of a day, whatever their order in the list', () => {
    expect(openStateAt(hours, jst('06-02 14:00'))).toEqual({ state: 'break', opensAt: jst('06-02 17:00') });
    expect(openStateAt(hours, jst('06-02 16:59'))).toEqual({ state: 'break', opensAt: jst('06-02 17:00') });
  });

  it('a break is told beforehand with when it ends', () => {
    expect(openStateAt(hours, jst('06-02 13:30'))).toEqual({
      ...open(jst('06-02 14:00'), true),
      reopensAt: jst('06-02 17:00'),
    });
    expect(openStateAt(hours, jst('06-02 21:30'))).toEqual(open(jst('06-02 22:00'), true));
  });

  it('a break is not the night between two days', () => {
    expect(openStateAt(hours, jst('06-02 10:00'))).toEqual(closed(jst('06-02 11:00')));
    expect(openStateAt(hours, jst('06-02 22:00'))).toEqual(closed(jst('06-03 11:00')));
  });

  it('a break is not the time after a night that is listed under the next day', () => {
    const bar = tokyo({
      fri: [between('18:00', '24:00')],
      sat: [between('00:00', '02:00'), between('18:00', '23:00')],
    });
    expect(openStateAt(bar, jst('06-06 23:30'))).toEqual(open(jst('06-07 02:00')));
    expect(openStateAt(bar, jst('06-07 03:00'))).toEqual(closed(jst('06-07 18:00')));
  });
});

describe('intervals that touch or overlap', () => {
  it('intervals that touch or overlap close when the last of them does', () => {
    const hours = tokyo({ mon: [between('10:00', '15:00', '14:30'), between('14:00', '21:00', '20:30')] });
    expect(openStateAt(hours, jst('06-02 11:00'))).toEqual({
      ...open(jst('06-02 21:00')),
      lastOrderAt: jst('06-02 20:30'),
    });
  });

  it('intervals that touch or overlap keep the later closing when one lies within the other', () => {
    const hours = tokyo({ mon: [between('10:00', '20:00', '19:00'), between('12:00', '14:00', '13:00')] });
    expect(openStateAt(hours, jst('06-02 12:30'))).toMatchObject({
      closesAt: jst('06-02 20:00'),
      lastOrderAt: jst('06-02 19:00'),
    });
  });

  it('intervals that touch or overlap take orders until closing when one of those that close together does', () => {
    for (const lastOrder of [
      [undefined, '19:00'],
      ['19:00', undefined],
    ] as const) {
      const mon = [between('10:00', '20:00', lastOrder[0]), between('12:00', '20:00', lastOrder[1])];
      expect(openStateAt(tokyo({ mon }), jst('06-02 13:00'))).not.toHaveProperty('lastOrderAt');
    }
  });

  it('intervals that touch or overlap continue past midnight', () => {
    const hours = tokyo({ mon: [between('10:00', '24:00')], tue: [between('00:00', '02:00')] });
    expect(openStateAt(hours, jst('06-02 23:30'))).toEqual(open(jst('06-03 02:00')));
    expect(openStateAt(hours, jst('06-03 01:00'))).toEqual(open(jst('06-03 02:00'), true));
  });
});

describe('round the clock', () => {
  it.each([
    ['00:00', '24:00'],
    ['00:00', '23:59'],
    ['00:00', '00:00'],
    ['09:00', '09:00'],
  ])('round the clock is %s to %s every day, and has no closing time', (opens, closes) => {
    const hours = tokyo(everyDay(between(opens, closes, '08:00')));
    expect(openStateAt(hours, jst('06-02 03:00'))).toEqual(open(undefined));
  });

  it('round the clock ends where a closed day begins', () => {
    const hours = tokyo({ ...everyDay(between('00:00', '24:00')), sun: [] });
    expect(openStateAt(hours, jst('06-03 03:00'))).toEqual(open(jst('06-08 00:00')));
    expect(openStateAt(hours, jst('06-08 12:00'))).toEqual(dayOff(jst('06-09 00:00')));
  });
});

describe('past midnight', () => {
  const late = [between('18:00', '02:00')];

  it('hours can be counted on to 30:00', () => {
    const hours = tokyo({ sat: [between('18:00', '25:30', '25:00'), between('27:00', '30:00')], sun: [] });
    expect(openStateAt(hours, jst('06-08 00:15'))).toEqual({
      ...open(jst('06-08 01:30')),
      lastOrderAt: jst('06-08 01:00'),
      reopensAt: jst('06-08 03:00'),
    });
    expect(openStateAt(hours, jst('06-08 02:00'))).toEqual({ state: 'break', opensAt: jst('06-08 03:00') });
    expect(openStateAt(hours, jst('06-08 05:59'))).toEqual(open(jst('06-08 06:00'), true));
  });

  it('yesterday’s night goes on into a closed day', () => {
    const hours = tokyo({ sat: late, sun: [], mon: [], tue: [], wed: [], thu: [], fri: [] });
    expect(openStateAt(hours, jst('06-08 01:30'))).toEqual(open(jst('06-08 02:00'), true));
    expect(openStateAt(hours, jst('06-08 02:00'))).toEqual(dayOff(jst('06-14 18:00')));
  });

  it('the next opening is unknown where a day of unknown hours comes before it', () => {
    const weekly = { ...everyDay(...late), sun: [], mon: [] };
    expect(openStateAt(tokyo(weekly), jst('06-08 12:00'))).toEqual(dayOff(jst('06-10 18:00')));
    const { sun, tue } = weekly;
    expect(openStateAt(tokyo({ sun, tue }), jst('06-08 12:00'))).toEqual(dayOff(undefined));
  });

  it('yesterday’s night ends by its special hours', () => {
    const special = { from: '2025-06-02', to: '2025-06-02', intervals: [between('20:00', '04:00')] };
    const hours = tokyo(everyDay(...late), { special: [special] });
    expect(openStateAt(hours, jst('06-03 03:59'))).toMatchObject({ closesAt: jst('06-03 04:00') });
    expect(openStateAt(hours, jst('06-04 02:00'))).toEqual(closed(jst('06-04 18:00')));
  });

  it('yesterday has no night if special hours closed it', () => {
    const special = { from: '2025-06-02', to: '2025-06-02', intervals: [] };
    expect(openStateAt(tokyo(everyDay(...late), { special: [special] }), jst('06-03 01:00'))).toEqual(
      closed(jst('06-03 18:00')),
    );
  });

  it('yesterday’s night ends by its holiday hours', () => {
    const hours = tokyo(everyDay(between('10:00', '17:00')), {
      holiday: late,
      publicHolidays: ['2025-06-02'],
    });
    expect(openStateAt(hours, jst('06-03 01:00'))).toEqual(open(jst('06-03 02:00'), true));
    expect(openStateAt(hours, jst('06-03 12:00'))).toEqual(open(jst('06-03 17:00')));
  });

  it('a night can lead into the next year', () => {
    const special = { from: '2026-01-01', to: '2026-01-03', intervals: [] };
    const hours = tokyo(everyDay(...late), { special: [special] });
    const newYear = (text: string): Date => new Date(`2026-01-${text.replace(' ', 'T')}:00+09:00`);
    expect(openStateAt(hours, jst('12-31 23:00'))).toEqual(open(newYear('01 02:00')));
    expect(openStateAt(hours, newYear('01 01:30'))).toEqual(open(newYear('01 02:00'), true));
    expect(openStateAt(hours, newYear('01 02:00'))).toEqual(dayOff(newYear('04 18:00')));
  });
});

describe('the next opening', () => {
  const day = [between('10:00', '18:00')];

  it('the next opening skips closed days, closed holidays and special closings', () => {
    const hours = tokyo(
      { mon: day, tue: day, wed: [], thu: day, fri: day },
      {
        holiday: [],
        publicHolidays: ['2025-06-03'],
        special: [{ from: '2025-06-05', to: '2025-06-05', intervals: [] }],
      },
    );
    expect(openStateAt(hours, jst('06-02 18:00'))).toEqual(closed(jst('06-06 10:00')));
  });

  it('the next opening is searched for a year, so that a season has an end', () => {
    const openOn = (date: string): BusinessHours =>
      tokyo(everyDay(), { special: [{ from: date, to: date, intervals: day }] });
    expect(openStateAt(openOn('2025-08-01'), jst('06-02 20:00'))).toEqual(dayOff(jst('08-01 10:00')));
    expect(openStateAt(openOn('2025-12-31'), jst('06-02 20:00'))).toEqual(dayOff(jst('12-31 10:00')));
    expect(openStateAt(openOn('2026-09-01'), jst('06-02 20:00'))).toEqual(dayOff(undefined));
    const unknown = { ...openOn('2025-12-31'), holiday: 'unknown' as const, publicHolidays: ['2025-12-01'] };
    expect(openStateAt(unknown, jst('06-02 20:00'))).toEqual(dayOff(undefined));
  });
});

describe('missing hours', () => {
  it('missing hours are unknown', () => {
    expect(openStateAt(tokyo({}), jst('06-02 12:00'))).toEqual({ state: 'unknown' });
  });

  it('missing hours are unknown only once yesterday is over', () => {
    const hours = tokyo({ mon: [between('18:00', '02:00')] });
    expect(openStateAt(hours, jst('06-03 01:30'))).toEqual(open(jst('06-03 02:00'), true));
    expect(openStateAt(hours, jst('06-03 02:00'))).toEqual({ state: 'unknown' });
  });

  it('missing hours are known on a special day', () => {
    const special = { from: '2025-06-02', to: '2025-06-02', intervals: [between('10:00', '12:00')] };
    expect(openStateAt(tokyo({}, { special: [special] }), jst('06-02 13:00'))).toEqual(closed(undefined));
  });
});

describe('a temporarily closed account', () => {
  const weekly = everyDay(between('18:00', '02:00'));

  it('a temporarily closed account is closed without end when no last date is given', () => {
    const hours = tokyo(weekly, { temporarilyClosed: { note: 'Renovation' } });
    expect(openStateAt(hours, jst('06-02 20:00'))).toEqual({ state: 'temporarilyClosed' });
  });

  it('a temporarily closed account opens after the days off that follow, if they are known', () => {
    const until = (date: string, changes: Partial<BusinessHours> = {}) =>
      openStateAt(
        tokyo(
          { mon: [between('10:00', '18:00')], tue: [], wed: [] },
          { temporarilyClosed: { until: date }, ...changes },
        ),
        jst('06-01 12:00'),
      );
    expect(until('2025-06-02')).toEqual({ state: 'temporarilyClosed', until: '2025-06-02' });
    const reopening = {
      special: [{ from: '2025-06-05', to: '2025-06-05', intervals: [between('10:00', '18:00')] }],
    };
    expect(until('2025-06-02', reopening)).toMatchObject({ opensAt: jst('06-05 10:00') });
    const night = {
      special: [{ from: '2025-06-03', to: '2025-06-03', intervals: [{ opens: '25:00', closes: '29:00' }] }],
    };
    expect(until('2025-06-02', night)).toMatchObject({ opensAt: jst('06-04 01:00') });
  });

  it('a temporarily closed account is closed to the end of its last date, in its own time zone', () => {
    const hours = tokyo(weekly, { temporarilyClosed: { until: '2025-06-02' } });
    const state = { state: 'temporarilyClosed', until: '2025-06-02', opensAt: jst('06-03 18:00') };
    expect(openStateAt(hours, jst('06-02 20:00'))).toEqual(state);
    expect(openStateAt(hours, jst('06-02 23:59'))).toEqual(state);
    expect(openStateAt(hours, jst('06-03 18:00'))).toEqual(open(jst('06-04 02:00')));
  });

  it('a temporarily closed account has no night from its last closed date', () => {
    const hours = tokyo(weekly, { temporarilyClosed: { until: '2025-06-02' } });
    expect(openStateAt(hours, jst('06-03 01:00'))).toEqual(closed(jst('06-03 18:00')));
  });
});

it("every answer's dates are its caller's own: changing one changes no other answer", () => {
  const hours = tokyo({ mon: [between('10:00', '18:00', '17:30'), between('20:00', '21:00')] });
  for (const time of ['06-02 12:00', '06-02 19:00', '06-02 22:00']) {
    const expected = structuredClone(openStateAt(hours, jst(time)));
    for (const value of Object.values(openStateAt(hours, jst(time))))
      if (value instanceof Date) value.setTime(0);
    expect(openStateAt(hours, jst(time))).toEqual(expected);
  }
});

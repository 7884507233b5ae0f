import { openStateAt, type BusinessHours } from '@oa-profile/business-hours';
import { cachedFormatters, type Texts } from '@oa-profile/i18n';
import { describe, expect, it } from 'vitest';
import { loadTranslate } from '../testing/load-translate.js';
import { withHoursTexts, type HoursDictionary } from './hours-texts.js';
import { openStatusAt } from './open-status-at.js';
import { openStatus, type OpenStatus } from './open-status.js';

const texts: Texts<HoursDictionary> = withHoursTexts(
  { namespace: 'plugin-clock', load: () => Promise.resolve({}) },
  'doors',
);
const t = await loadTranslate(texts, 'en');

const day = [{ opens: '10:00', closes: '18:00' }];
const lunchAndDinner = [
  { opens: '11:00', closes: '14:00', lastOrder: '13:30' },
  { opens: '17:00', closes: '02:00', lastOrder: '01:15' },
];
const roundTheClock = [{ opens: '00:00', closes: '24:00' }];
const hours: BusinessHours = {
  timeZone: 'Asia/Tokyo',
  weekly: { mon: day, tue: day, wed: day, thu: day, fri: lunchAndDinner, sat: lunchAndDinner, sun: [] },
};

/** In November 2026 the 20th is a Friday. `at` is the account's wall time. */
function statusAt(at: string, changes: Partial<BusinessHours> = {}, offset = '+09:00'): OpenStatus {
  const changed = { ...hours, ...changes };
  const { timeZone } = changed;
  const now = new Date(`2026-11-${at}:00${offset}`);
  return openStatus(openStateAt(changed, now), {
    timeZone,
    now,
    t,
    formatters: cachedFormatters('en', timeZone),
    lastCall: 'order',
  });
}

describe('an open account', () => {
  it('an open account says until when', () => {
    expect(statusAt('19T12:00')).toEqual({ tone: 'positive', word: 'Open', detail: 'until 6:00\u00a0PM' });
  });

  it('an open account says of a time past midnight that it is on the next day, as the table of hours does, until it is that day', () => {
    expect(statusAt('20T17:00').detail).toBe('until 2:00\u00a0AM (next\u00a0day)');
    expect(statusAt('21T00:30').detail).toBe('until 2:00\u00a0AM');
  });

  it('an open account says how many minutes are left in its last hour', () => {
    const soon = { tone: 'warning', word: 'Closing soon' };
    expect(statusAt('19T16:59').word).toBe('Open');
    expect(statusAt('19T17:00')).toEqual({ ...soon, detail: 'in 60 minutes, at 6:00\u00a0PM' });
    expect(statusAt('19T17:59')).toEqual({ ...soon, detail: 'in 1 minute, at 6:00\u00a0PM' });
  });

  it('an open account says when the last order is, then that it is over', () => {
    expect(statusAt('21T01:14').lastCall).toBe('Last order 1:15\u00a0AM');
    expect(statusAt('21T01:15').lastCall).toBe('Last orders are over');
  });

  it('an open account whose last order is over says that first, and not that it is open', () => {
    const early = (opens: string, closes: string, lastOrder: string): Partial<BusinessHours> => ({
      weekly: { ...hours.weekly, thu: [{ opens, closes, lastOrder }] },
    });
    const over = { tone: 'warning', word: 'Last orders are over' };
    expect(statusAt('19T15:59', early('10:00', '18:00', '16:00')).word).toBe('Open');
    expect(statusAt('19T16:00', early('10:00', '18:00', '16:00'))).toEqual({
      ...over,
      detail: 'open until 6:00\u00a0PM',
    });
    expect(statusAt('19T23:00', early('18:00', '02:00', '22:00')).detail).toBe(
      'open until 2:00\u00a0AM (next\u00a0day)',
    );
    expect(
      statusAt('20T13:30', {
        weekly: {
          fri: [{ opens: '11:00', closes: '15:00', lastOrder: '13:30' }, ...lunchAndDinner.slice(1)],
        },
      }),
    ).toEqual({
      ...over,
      detail: 'open until 3:00\u00a0PM',
      lastCall: 'opens again at 5:00\u00a0PM',
    });
    expect(statusAt('19T17:00', early('10:00', '18:00', '16:00'))).toMatchObject({
      word: 'Closing soon',
      lastCall: 'Last orders are over',
    });
  });

  it('an open account whose last order is at its closing says the closing only', () => {
    const weekly = { thu: [{ opens: '10:00', closes: '20:30', lastOrder: '20:30' }] };
    for (const time of ['12:00', '20:29'])
      expect(statusAt(`19T${time}`, { weekly }).lastCall).toBeUndefined();
  });

  it('an open account says of a last order past midnight that it is on the next day, until it is that day', () => {
    expect(statusAt('20T18:00').lastCall).toBe('Last order 1:15\u00a0AM (next\u00a0day)');
    expect(statusAt('21T00:30').lastCall).toBe('Last order 1:15\u00a0AM');
  });

  it('an open account says that a break comes, until when, and that orders go on then', () => {
    const soon = { tone: 'warning', word: 'Break soon', detail: '2:00\u00a0PM – 5:00\u00a0PM' };
    expect(statusAt('20T12:59')).toMatchObject({ word: 'Open', detail: 'until 2:00\u00a0PM' });
    expect(statusAt('20T13:00')).toEqual({
      ...soon,
      lastCall: 'Last order 1:30\u00a0PM\u00a0· opens again at 5:00\u00a0PM',
    });
    expect(statusAt('20T13:30')).toEqual({
      ...soon,
      lastCall: 'Last orders are over\u00a0· opens again at 5:00\u00a0PM',
    });
  });

  it('an open account names the weekday of a closing more than a day away', () => {
    const weekly = { ...hours.weekly, wed: roundTheClock, thu: roundTheClock };
    expect(statusAt('19T00:01', { weekly }).detail).toBe('until 12:00\u00a0AM');
    const lateFriday = { ...weekly, fri: [{ opens: '00:00', closes: '02:00' }], sat: [] };
    expect(statusAt('19T01:00', { weekly: lateFriday }).detail).toBe('until Friday, 2:00\u00a0AM');
  });

  it('an open account ends at midnight through the day before, not on the day that begins', () => {
    const weekly = { ...hours.weekly, wed: roundTheClock, thu: roundTheClock, fri: [] };
    expect(statusAt('18T12:00', { weekly }).detail).toBe('through Thursday');
    expect(statusAt('19T00:00', { weekly }).detail).toBe('through Thursday');
  });

  it('an open account is open 24 hours if it closes in a week or later', () => {
    const always = { sun: roundTheClock, mon: roundTheClock, tue: roundTheClock, wed: roundTheClock };
    const weekly = { ...always, thu: roundTheClock, fri: roundTheClock, sat: roundTheClock };
    const special = [{ from: '2026-11-27', to: '2026-11-27', intervals: [] }];
    expect(statusAt('20T12:00', { weekly, special }).detail).toBe('through Thursday');
    expect(statusAt('19T12:00', { weekly, special }).detail).toBe('24 hours');
    expect(statusAt('20T12:00', { weekly }).detail).toBe('24 hours');
  });
});

describe('a closed account', () => {
  it('a closed account says when it opens today', () => {
    expect(statusAt('19T09:00')).toEqual({
      tone: 'critical',
      word: 'Closed',
      detail: 'opens at 10:00\u00a0AM',
    });
  });

  it('a closed account says that it opens tomorrow', () => {
    expect(statusAt('19T18:00').detail).toBe('opens tomorrow at 11:00\u00a0AM');
  });

  it('a closed account names the weekday of an opening in less than a week', () => {
    expect(statusAt('22T02:00').detail).toBe('opens tomorrow at 10:00\u00a0AM');
    expect(statusAt('22T12:00', { weekly: { ...hours.weekly, mon: [], tue: [] } }).detail).toBe(
      'opens Wednesday at 10:00\u00a0AM',
    );
  });

  it('a closed account names the date of an opening a week or more away, as a weekday would be ambiguous', () => {
    const special = [{ from: '2026-11-19', to: '2026-11-25', intervals: [] }];
    expect(statusAt('19T12:00', { special }).detail).toBe('opens Thu, Nov\u00a026 at 10:00\u00a0AM');
    expect(statusAt('20T12:00', { special }).detail).toBe('opens Thursday at 10:00\u00a0AM');
  });

  it('a closed account says no more when no opening is known', () => {
    expect(statusAt('22T12:00', { weekly: { sun: [] } })).toEqual({ tone: 'critical', word: 'Closed' });
  });

  it('promises no first opening after a day whose hours are unknown', () => {
    const weekly = { ...hours.weekly };
    delete weekly.mon;
    expect(statusAt('22T12:00', { weekly })).toEqual({ tone: 'critical', word: 'Closed' });
    expect(statusAt('22T12:00', { weekly: { ...weekly, mon: [] } }).detail).toMatch(/^opens Tuesday/);
  });

  it('a closed account is closed today only if it opens tomorrow', () => {
    expect(statusAt('22T12:00')).toMatchObject({
      word: 'Closed today',
      detail: 'opens tomorrow at 10:00\u00a0AM',
    });
    expect(statusAt('22T12:00', { weekly: { ...hours.weekly, mon: [] } })).toMatchObject({
      word: 'Closed',
      detail: 'opens Tuesday at 10:00\u00a0AM',
    });
    expect(statusAt('19T18:00').word).toBe('Closed');
  });

  it('a closed account names the date on which a long closing ends', () => {
    const special = [{ from: '2026-11-10', to: '2026-12-31', intervals: [] }];
    expect(statusAt('20T12:00', { special })).toMatchObject({
      word: 'Closed',
      detail: 'opens Fri, Jan\u00a01 at 11:00\u00a0AM',
    });
  });

  it('a closed account is not closed today when it opens after midnight, at an hour that is counted on', () => {
    const weekly = { ...hours.weekly, sat: [{ opens: '25:00', closes: '29:00' }] };
    expect(statusAt('22T00:30', { weekly })).toMatchObject({
      word: 'Closed',
      detail: 'opens at 1:00\u00a0AM',
    });
  });
});

describe('an account at another moment than now', () => {
  const at = (clock: string, changes: Partial<BusinessHours> = {}): OpenStatus => {
    const changed = { ...hours, ...changes };
    const moment = new Date(`2026-11-${clock}:00+09:00`);
    const { timeZone } = hours;
    return openStatusAt(openStateAt(changed, moment), {
      timeZone,
      at: moment,
      t,
      formatters: cachedFormatters('en', timeZone),
      lastCall: 'order',
    });
  };

  it('an account at another moment than now has days with names, and neither today nor tomorrow', () => {
    expect(at('22T12:00')).toEqual({
      tone: 'critical',
      word: 'Closed',
      detail: 'opens Mon, Nov\u00a023 at 10:00\u00a0AM',
    });
    expect(at('19T19:00').detail).toBe('opens Fri, Nov\u00a020 at 11:00\u00a0AM');
  });

  it('an account at another moment than now opens at a time of the same day', () => {
    expect(at('23T09:00').detail).toBe('opens at 10:00\u00a0AM');
    expect(at('20T15:00')).toMatchObject({ word: 'On a break', detail: 'opens again at 5:00\u00a0PM' });
  });

  it('an account at another moment than now is open until a time, however soon that is, with the last order of that moment', () => {
    expect(at('20T13:45')).toEqual({
      tone: 'warning',
      word: 'Last orders are over',
      detail: 'open until 2:00\u00a0PM',
      lastCall: 'opens again at 5:00\u00a0PM',
    });
  });
});

it('the status says when the account opens again during a break', () => {
  expect(statusAt('20T15:00')).toEqual({
    tone: 'warning',
    word: 'On a break',
    detail: 'opens again at 5:00\u00a0PM',
  });
});

it('the status says until which date an account is temporarily closed, if known', () => {
  const closed = { tone: 'critical', word: 'Temporarily closed' };
  expect(statusAt('19T12:00', { temporarilyClosed: { until: '2026-11-30' } })).toEqual({
    ...closed,
    detail: 'through Mon, Nov\u00a030',
  });
  // A date so far away needs its year.
  expect(statusAt('19T12:00', { temporarilyClosed: { until: '2027-11-20' } })).toEqual({
    ...closed,
    // A Saturday, after which comes a day off.
    detail: 'through Nov\u00a021,\u00a02027',
  });
  expect(statusAt('19T12:00', { temporarilyClosed: {} })).toEqual(closed);
});

it('the status of a closing includes the days off that follow it, if they are known', () => {
  // 22 November is a Sunday, on which it is always closed, as on the holiday after it.
  const until = (date: string, changes: Partial<BusinessHours> = {}): string | undefined =>
    statusAt('19T12:00', { ...changes, temporarilyClosed: { until: date } }).detail;
  expect(until('2026-11-20')).toBe('through Fri, Nov\u00a020');
  expect(until('2026-11-21')).toBe('through Sun, Nov\u00a022');
  expect(until('2026-11-22', { holiday: [], publicHolidays: ['2026-11-23'] })).toBe(
    'through Mon, Nov\u00a023',
  );
  expect(until('2026-11-20', { weekly: { ...hours.weekly, sat: undefined } })).toBe(
    'through Fri, Nov\u00a020',
  );
});

it('the status of a season’s closing says on which date it ends, however far that is', () => {
  const special = (to: string) => ({ special: [{ from: '2026-11-01', to, intervals: [] }] });
  expect(statusAt('19T12:00', special('2027-03-14')).detail).toBe('opens Mon, Mar\u00a015 at 10:00\u00a0AM');
  expect(statusAt('19T12:00', special('2027-06-13')).detail).toBe(
    'opens Jun\u00a014,\u00a02027 at 10:00\u00a0AM',
  );
});

it('the status of a service names no other day today while a night of its account goes on', () => {
  const now = new Date('2026-11-22T00:30:00+09:00');
  const status = (today: string | undefined, changes: Partial<BusinessHours> = {}): OpenStatus => {
    const changed = { ...hours, ...changes };
    const { timeZone } = changed;
    return openStatus(openStateAt(changed, now), {
      timeZone,
      now,
      t,
      today,
      formatters: cachedFormatters('en', timeZone),
    });
  };
  const day = { weekly: { ...hours.weekly, sat: [{ opens: '10:00', closes: '18:00' }] } };
  const closed = { word: 'Closed today', detail: 'opens tomorrow at 10:00\u00a0AM' };
  expect(status(undefined, day)).toMatchObject(closed);
  expect(status('2026-11-22', day)).toMatchObject(closed);
  expect(status('2026-11-21', day)).toMatchObject({
    word: 'Closed',
    detail: 'opens Monday at 10:00\u00a0AM',
  });
  const sunday = { weekly: { ...day.weekly, sun: [{ opens: '10:00', closes: '18:00' }] } };
  expect(status('2026-11-21', sunday).detail).toBe('opens at 10:00\u00a0AM');
});

it('treats unknown hours as neither open nor closed', () => {
  expect(statusAt('19T12:00', { weekly: {} })).toEqual({ tone: 'neutral', word: 'Hours not available' });
});

it('the status counts days and gives times in the account’s time zone', () => {
  const timeZone = 'America/Los_Angeles';
  expect(statusAt('19T17:30', { timeZone }, '-08:00').detail).toBe('in 30 minutes, at 6:00\u00a0PM');
  // In Tokyo it opens on the next day.
  expect(statusAt('19T05:00', { timeZone }, '-08:00').detail).toBe('opens at 10:00\u00a0AM');
});

import { openStateAt, weekdays, type BusinessHours, type OpenInterval } from '@oa-profile/business-hours';
import { keptFormatters, type Texts } from '@oa-profile/i18n';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadTranslate } from '../testing/load-translate.js';
import { comingDays } from './coming-days.js';
import { withHoursTexts, type HoursDictionary } from './hours-texts.js';
import { openStatusAt } from './open-status-at.js';
import { openStatus } from './open-status.js';

const texts: Texts<HoursDictionary> = withHoursTexts(
  { namespace: 'plugin-clock', load: () => Promise.resolve({}) },
  'doors',
);
const t = await loadTranslate(texts, 'en');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const first = Date.parse('2026-12-20T00:00:00Z');
const quarters = (count: number): string =>
  `${String(Math.floor(count / 4)).padStart(2, '0')}:${String((count % 4) * 15).padStart(2, '0')}`;

const interval: fc.Arbitrary<OpenInterval> = fc
  .record({ opens: fc.integer({ min: 0, max: 104 }), length: fc.integer({ min: 1, max: 96 }) })
  .map(({ opens, length }) => ({ opens: quarters(opens), closes: quarters(Math.min(opens + length, 120)) }));
const oneDay = fc.option(fc.array(interval, { maxLength: 2 }), { nil: undefined, freq: 8 });
const date = fc
  .integer({ min: 0, max: 80 })
  .map((days) => new Date(first + days * DAY).toISOString().slice(0, 10));

const hours: fc.Arbitrary<BusinessHours> = fc.record({
  timeZone: fc.constantFrom('Asia/Tokyo', 'America/New_York', 'Europe/London'),
  weekly: fc
    .array(oneDay, { minLength: 7, maxLength: 7 })
    .map((days) => Object.fromEntries(weekdays.map((day, place) => [day, days[place]]))),
  special: fc.array(
    fc
      .record({ dates: fc.tuple(date, date), intervals: oneDay })
      .map(({ dates, intervals }) => ({ from: dates.sort()[0], to: dates.sort()[1], intervals })),
    { maxLength: 3 },
  ),
});
const moment = fc
  .integer({ min: 0, max: 60 * 24 * 4 })
  .map((quarter) => new Date(first + (quarter * HOUR) / 4));

const any = (check: (hours: BusinessHours, now: Date) => void): void =>
  fc.assert(fc.property(hours, moment, check), { numRuns: 300, seed: 47 });

const wording = (timeZone: string) => ({ timeZone, t, formatters: keptFormatters('en', timeZone) });

it('any hours are never said to be open and closed at once, by the status or by today’s row', () => {
  any((known, now) => {
    const state = openStateAt(known, now);
    const { word, tone } = openStatus(state, { ...wording(known.timeZone), now });
    const isOpen = state.state === 'open';
    expect(/^(Open|Closing soon|Break soon)$/.test(word)).toBe(isOpen);
    expect(openStatusAt(state, { ...wording(known.timeZone), at: now }).word === 'Open').toBe(isOpen);
    // What is open has hours on the day that is marked as today.
    const [today] = comingDays(known, now).week;
    if (isOpen) expect(today?.intervals).not.toEqual([]);
    if (word === 'Closed today') expect(today).toMatchObject({ intervals: [] });
    expect(tone === 'neutral').toBe(state.state === 'unknown');
  });
});

it('any hours that are said to be closed today are open tomorrow, and today is marked once', () => {
  any((known, now) => {
    const { word, detail } = openStatus(openStateAt(known, now), { ...wording(known.timeZone), now });
    if (word === 'Closed today') expect(detail).toMatch(/^opens tomorrow at /);
    const { week, later } = comingDays(known, now);
    expect([...week, ...later].map(({ isToday }) => isToday).lastIndexOf(true)).toBe(0);
  });
});

it('any hours name only times at which their state changes', () => {
  any((known, now) => {
    const state = openStateAt(known, now);
    const change = state.state === 'open' ? state.closesAt : 'opensAt' in state ? state.opensAt : undefined;
    if (!change) return;
    expect(change.getTime()).toBeGreaterThan(now.getTime());
    const isOpenAt = (time: number): boolean => openStateAt(known, new Date(time)).state === 'open';
    expect(isOpenAt(change.getTime())).toBe(state.state !== 'open');
    expect(isOpenAt(change.getTime() - 1)).toBe(state.state === 'open');
  });
});

it('any hours at another moment have no word that is the reader’s', () => {
  any((known, at) => {
    const { word, detail = '' } = openStatusAt(openStateAt(known, at), { ...wording(known.timeZone), at });
    expect(`${word} ${detail}`).not.toMatch(/today|tomorrow|soon|in \d+ minute/i);
  });
});

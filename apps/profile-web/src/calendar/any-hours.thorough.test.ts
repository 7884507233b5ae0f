import { businessDate, openStateAt, type BusinessHours } from '@oa-profile/business-hours';
import { createFormatters, languages, type Language, type Texts } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import {
  comingDays,
  openStatus,
  openStatusAt,
  withHoursTexts,
  type HoursDictionary,
} from '@oa-profile/plugin-sdk/hours';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CalendarAccount } from './accounts.js';
import { openPages, type Said } from './calendar.js';
import { first, moment, special, timeZone, week } from './situations.js';

const QUARTER = 900_000;
const own = { namespace: 'plugin-clock', load: () => Promise.resolve({}) };
const doors: Texts<HoursDictionary> = withHoursTexts(own, 'doors');
const orders: Texts<HoursDictionary> = withHoursTexts(own, 'orders');

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const situation = fc
  .record({ timeZone, weekly: week, special, service: week, now: moment })
  .map(({ now, service, ...hours }) => ({
    hours,
    service: { timeZone: hours.timeZone, weekly: service },
    now,
  }));

interface Situation {
  hours: BusinessHours;
  service: BusinessHours;
  now: Date;
}

const accountOf = (hours: BusinessHours, service: BusinessHours): CalendarAccount => ({
  about: '',
  account: { name: 'Any', timeZone: hours.timeZone, countryCode: 'JP' },
  sections: [
    { type: 'basic-info', id: 'info', data: { hours } },
    {
      type: 'delivery',
      id: 'delivery',
      data: { services: [{ kind: 'restaurant', areas: [], payments: [], hours: service }] },
    },
  ],
  days: [],
});

const WHERE = ['strip', 'column', 'basic-info', 'plan for now'];

/** The lines of all places that tell the status of the doors. */
const linesOf = ({ parts }: Said): string[] =>
  WHERE.flatMap((part) => (parts.get(part) ?? []).flatMap((line) => line.split(' | ')));

describe.each(languages)('in %s, any hours', (language) => {
  it(
    'any hours are said in the same words everywhere, with no time at which nothing changes',
    { timeout: 120_000 },
    async () => {
      const { sayOnce } = await openPages(language);
      const words = await wordsIn(language);
      const check = async ({ hours, service, now }: Situation) => {
        const said = await sayOnce(accountOf(hours, service), now);
        const state = openStateAt(hours, now);
        const formatters = createFormatters(language, hours.timeZone);
        const lines = linesOf(said);
        const status = lines.find((line) => words.all.includes(line.split(' · ')[0] ?? ''));

        // Open and closed are never said at once.
        const isOpen = state.state === 'open';
        const firsts = lines.map((line) => line.split(' · ')[0] ?? '');
        expect(firsts.some((word) => words.open.includes(word))).toBe(isOpen);
        expect(firsts.some((word) => words.closed.includes(word))).toBe(!isOpen && state.state !== 'unknown');

        // One sentence, wherever it is said.
        for (const part of state.state === 'unknown' ? [] : WHERE)
          expect((said.parts.get(part) ?? []).flatMap((line) => line.split(' | '))).toContain(status);

        // Every time that it names is one at which the state changes.
        const changes = [
          ...(state.state === 'open' ? [state.closesAt, state.reopensAt] : []),
          ...('opensAt' in state ? [state.opensAt] : []),
        ].flatMap((change) => (change ? [formatters.time(change).replace(/\s/g, ' ')] : []));
        for (const time of timesIn(status ?? '', formatters.time)) expect(changes).toContain(time);

        // Every 'today' is today.
        const day = formatters
          .dayAndMonth(new Date(`${businessDate(hours, now)}T12:00:00Z`))
          .replace(/\s/g, ' ');
        const rows = said.parts.get('basic-info table') ?? [];
        expect(
          rows.filter((row) => row.includes(` ${words.today} /`)).every((row) => row.startsWith(day)),
        ).toBe(true);

        // Who is closed for the whole of a special day takes no orders on it.
        if (state.state === 'closed' && state.allDay && isSpecialDay(hours, now)) {
          const taken = (said.parts.get('delivery') ?? []).map((line) => line.split(' · ')[0] ?? '');
          const last = openStateAt(service, now);
          const isLastNight = businessDate(service, now) < businessDate(hours, now);
          if (last.state !== 'open' || !isLastNight)
            expect(taken.filter((word) => words.orders.includes(word))).toEqual([]);
        }
      };
      await fc.assert(fc.asyncProperty(situation, check), { numRuns: 60, seed: 47 });
    },
  );
});

it('any hours that are said to be closed today are open tomorrow, and today is marked once', async () => {
  const t = await loadTranslate(doors, 'en');
  const check = ({ hours, now }: Situation): void => {
    const formatters = createFormatters('en', hours.timeZone);
    const state = openStateAt(hours, now);
    const { week, later } = comingDays(hours, now);
    expect([...week, ...later].map(({ isToday }) => isToday).lastIndexOf(true)).toBe(0);
    if (state.state === 'open') expect(week[0]?.intervals).not.toEqual([]);
    const { word, detail } = openStatus(state, { timeZone: hours.timeZone, t, formatters, now });
    if (word !== 'Closed today') return;
    expect(detail).toMatch(/^opens tomorrow at /);
    expect(week[0]).toMatchObject({ intervals: [] });
  };
  fc.assert(fc.property(situation, check), { numRuns: 300, seed: 47 });
});

it('any hours at another moment have no word that is the reader’s', async () => {
  const t = await loadTranslate(doors, 'en');
  const check = ({ hours, now: at }: Situation): void => {
    const { timeZone } = hours;
    const state = openStateAt(hours, at);
    const told = openStatusAt(state, { timeZone, t, formatters: createFormatters('en', timeZone), at });
    expect(told.word === 'Open').toBe(state.state === 'open');
    expect(`${told.word} ${told.detail ?? ''}`).not.toMatch(/today|tomorrow|soon|in \d+ minute/i);
  };
  fc.assert(fc.property(situation, check), { numRuns: 300, seed: 47 });
});

async function wordsIn(language: Language) {
  const t = await loadTranslate(doors, language);
  const ofOrders = await loadTranslate(orders, language);
  const open = [t('status.open'), t('status.closingSoon'), t('status.breakSoon')];
  const closed = [t('status.closed'), t('status.break'), t('status.dayOff'), t('hours.closed')];
  return {
    open,
    closed,
    all: [...open, ...closed],
    today: t('hours.today'),
    orders: [ofOrders('status.open'), ofOrders('status.closingSoon'), ofOrders('status.breakSoon')],
  };
}

function isSpecialDay({ special: days = [], ...hours }: BusinessHours, now: Date): boolean {
  const today = businessDate({ ...hours, special: days }, now);
  return days.some(
    ({ from = today, to = today, intervals }) => intervals?.length === 0 && from <= today && today <= to,
  );
}

/** The quarter hours that a line names, the longest writing first: '11:00 PM' is not '1:00 PM'. */
function timesIn(line: string, write: (instant: Date) => string): string[] {
  const all = Array.from({ length: 96 }, (_, quarter) => write(new Date(first + quarter * QUARTER)));
  const texts = [...new Set(all.map((text) => text.replace(/\s/g, ' ')))].sort((a, b) => b.length - a.length);
  let rest = line;
  return texts.filter((text) => {
    const isIn = rest.includes(text);
    rest = rest.replaceAll(text, '');
    return isIn;
  });
}

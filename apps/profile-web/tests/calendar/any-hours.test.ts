import { openStateAt, type BusinessHours } from '@oa-profile/business-hours';
import { createFormatters, type Texts } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import {
  comingDays,
  openStatus,
  openStatusAt,
  withHoursTexts,
  type HoursDictionary,
} from '@oa-profile/plugin-sdk/hours';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { moment, special, timeZone, week } from './situations.js';

const own = { namespace: 'plugin-clock', load: () => Promise.resolve({}) };
const doors: Texts<HoursDictionary> = withHoursTexts(own, 'doors');

const situation = fc
  .record({ timeZone, weekly: week, special, now: moment })
  .map(({ now, ...hours }) => ({ hours, now }));

interface Situation {
  hours: BusinessHours;
  now: Date;
}

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

import { createFormatters, type Language } from '@oa-profile/i18n';
import { changesBetween, digestOf } from '@oa-profile/plugin-sdk';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { basicInfoSection } from './section.js';
import { basicInfoTexts } from './texts.js';

const day = [{ opens: '09:00', closes: '18:00', lastOrder: '17:30' }];
const late = [{ opens: '13:00', closes: '18:00' }];
const hours = (changes: object = {}) => ({
  timeZone: 'Asia/Tokyo',
  weekly: { sun: [], mon: day, tue: day, wed: day, thu: day, fri: day, sat: day },
  ...changes,
});
const special = (from: string, intervals: object[] = [], to = from) => ({
  from,
  to,
  intervals,
  note: '点検',
});
const at = (latitude: number, postalCode = '110-0001') => ({
  text: '谷中3-99-7',
  postalCode,
  latitude,
  longitude: 139.766,
});
const prices = (amount: number) => [{ kind: 'lunch', min: { amount, currency: 'JPY' } }];

/** Saturday. */
const now = new Date('2026-11-21T12:00:00+09:00');

async function texts(
  before: object | undefined,
  after: object,
  language: Language = 'en',
): Promise<string[]> {
  const t = await loadTranslate(basicInfoTexts, language);
  const context = {
    account: { name: 'Komorebi', countryCode: 'JP' as const, timeZone: 'Asia/Tokyo', currency: 'JPY' },
    language,
    formatters: createFormatters(language, 'Asia/Tokyo'),
    now,
  };
  // As the device keeps it.
  const kept: unknown = before && JSON.parse(JSON.stringify(digestOf(basicInfoSection, before)));
  const changes = changesBetween(basicInfoSection, [kept, digestOf(basicInfoSection, after)], context, t);
  return (changes ?? []).map(({ text }) => text);
}

const week = (...thursday: object[]) => hours({ special: thursday });

it('basicInfoSinceLastVisit compares the other days if one of them was odd, and is known without intervals', async () => {
  const odd = hours({ weekly: { ...hours().weekly, sun: undefined } });
  expect(await texts({ hours: odd }, { hours: odd })).toEqual([]);
});

it.each([
  {
    why: 'a day that opens later',
    before: hours(),
    after: week(special('2026-11-26', late)),
    said: ['Thu, Nov 26: 1:00 PM – 6:00 PM'],
  },
  {
    why: 'a day that is closed',
    before: hours(),
    after: week(special('2026-11-26')),
    said: ['Thu, Nov 26: Closed'],
  },
  {
    why: 'a special day with other hours than before',
    before: week(special('2026-11-26')),
    after: week(special('2026-11-26', late)),
    said: ['Thu, Nov 26: 1:00 PM – 6:00 PM'],
  },
  {
    why: 'a special day that is a usual one again',
    before: week(special('2026-11-26')),
    after: hours(),
    said: ['Thu, Nov 26: 9:00 AM – 6:00 PM'],
  },
  {
    why: 'no day that is as usual after all',
    before: hours(),
    after: week(special('2026-11-26', day)),
    said: [],
  },
  { why: 'no day that is over', before: hours(), after: week(special('2026-11-20')), said: [] },
  {
    why: 'a day in two weeks',
    before: hours(),
    after: week(special('2026-12-04')),
    said: ['Fri, Dec 4: Closed'],
  },
  { why: 'no day that is further away', before: hours(), after: week(special('2026-12-05')), said: [] },
  {
    why: 'many days as their number',
    before: hours(),
    after: week(special('2026-11-23', [], '2026-11-27')),
    said: ['Special hours on 5 days'],
  },
  {
    why: 'another week',
    before: hours(),
    after: hours({ weekly: { ...hours().weekly, tue: late } }),
    said: ['Opening hours have changed'],
  },
  {
    why: 'no other last order or note, nor another order of intervals',
    before: hours({
      weekly: { mon: [...late, { opens: '08:00', closes: '11:00' }] },
      special: [special('2026-11-26')],
    }),
    after: hours({
      weekly: { mon: [{ opens: '08:00', closes: '11:00', lastOrder: '10:00' }, ...late] },
      special: [{ ...special('2026-11-26'), note: 'Service' }],
    }),
    said: [],
  },
  {
    why: 'no midnight that is written otherwise, nor holidays in another order',
    before: hours({ weekly: { fri: [{ opens: '18:00', closes: '24:00' }] }, holiday: [...late, ...day] }),
    after: hours({ weekly: { fri: [{ opens: '18:00', closes: '00:00' }] }, holiday: [...day, ...late] }),
    said: [],
  },
  {
    why: 'that it is closed for a while, and nothing else about hours',
    before: hours(),
    after: hours({ temporarilyClosed: { note: '改装' }, weekly: { mon: late } }),
    said: ['Temporarily closed'],
  },
  { why: 'no hours that were not there before', before: undefined, after: hours(), said: [] },
])('basicInfoSinceLastVisit tells $why', async ({ before, after, said }) => {
  expect(await texts({ hours: before }, { hours: after })).toEqual(said);
});

it.each([
  {
    why: 'another place',
    before: { address: at(35.727) },
    after: { address: at(35.729) },
    said: ['New address'],
  },
  {
    why: 'no pin that was moved a little',
    before: { address: at(35.727) },
    after: { address: at(35.7272) },
    said: [],
  },
  {
    why: 'no address in another language',
    before: { address: at(35.727) },
    after: { address: { ...at(35.727), text: '3-99-7 Yanaka' } },
    said: [],
  },
  {
    why: 'another postal code, if there is no map',
    before: { address: { text: '谷中', postalCode: '110-0001' } },
    after: { address: { text: '根津', postalCode: '113-0031' } },
    said: ['New address'],
  },
  {
    why: 'another telephone number',
    before: { phone: '+81 3-0123-4567' },
    after: { phone: '+81 3-0123-4568' },
    said: ['New phone number'],
  },
  {
    why: 'no number in another form',
    before: { phone: '+81 3-0123-4567' },
    after: { phone: '+813 0123 4567' },
    said: [],
  },
  ...['03-0123-4567', '+81 (0)3-0123-4567', '+81 03 0123 4567', '81 3 0123 4567'].map((phone) => ({
    why: `no number that is written otherwise, as ${phone}`,
    before: { phone: '+81 3-0123-4567' },
    after: { phone },
    said: [],
  })),
  {
    why: 'a number of another area',
    before: { phone: '+81 3-0123-4567' },
    after: { phone: '06-0123-4567' },
    said: ['New phone number'],
  },
  {
    why: 'no price ranges in another order',
    before: { priceRanges: [...prices(900), { kind: 'dinner', min: { amount: 2000, currency: 'JPY' } }] },
    after: { priceRanges: [{ kind: 'dinner', min: { amount: 2000, currency: 'JPY' } }, ...prices(900)] },
    said: [],
  },
  {
    why: 'another price range',
    before: { priceRanges: prices(900) },
    after: { priceRanges: prices(1000) },
    said: ['Price range has changed'],
  },
])('basicInfoSinceLastVisit tells $why', async ({ before, after, said }) => {
  expect(await texts(before, after)).toEqual(said);
});

it('basicInfoSinceLastVisit says nothing if there was no such section', async () => {
  expect(await texts(undefined, { phone: '+81 3-0123-4567', hours: hours() })).toEqual([]);
});

it('basicInfoSinceLastVisit keeps no words', () => {
  const digest = JSON.stringify(
    digestOf(basicInfoSection, { hours: week(special('2026-11-26')), address: at(35.727) }),
  );
  expect(digest).not.toMatch(/点検|谷中/);
});

it('basicInfoSinceLastVisit puts days before the rest, in any language', async () => {
  const before = { hours: hours(), phone: '110' };
  const after = { hours: week(special('2026-11-26', late)), phone: '119' };
  expect(await texts(before, after, 'ja')).toEqual(['11月26日(木)：13:00～18:00', '電話番号の変更']);
});

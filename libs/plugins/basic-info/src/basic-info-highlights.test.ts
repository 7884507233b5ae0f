import { basicInfo } from '@oa-profile/api-client/schemas';
import { parse } from 'valibot';
import { createFormatters } from '@oa-profile/i18n';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { basicInfoHighlights } from './basic-info-highlights.js';
import { basicInfoTexts } from './texts.js';

const t = await loadTranslate(basicInfoTexts, 'en');
const context = {
  account: {
    name: 'Komorebi',
    countryCode: 'JP' as const,
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    contentLanguage: 'ja',
  },
  language: 'en' as const,
  formatters: createFormatters('en', 'Asia/Tokyo'),
};
const highlightsOf = (data: object) => basicInfoHighlights(parse(basicInfo, data), context, t);

const range = (kind: string, min?: number, max?: number, currency = 'JPY') => ({
  kind,
  min: min && { amount: min, currency },
  max: max && { amount: max, currency },
});

it.each([
  [[range('general', 900, 1600)], '¥900 – ¥1,600', 'Average ¥900 – ¥1,600'],
  [[range('lunch', 900, 1600)], 'Lunch ¥900 – ¥1,600', 'Lunch ¥900 – ¥1,600'],
  [[range('lunch', 900, 1600), range('dinner', 2000, 3500)], '¥900 – ¥3,500', 'Price range ¥900 – ¥3,500'],
  [[range('dinner', 2000, 3500), range('lunch', 900, 1600)], '¥900 – ¥3,500', 'Price range ¥900 – ¥3,500'],
  [[range('lunch', 900, 1600), range('dinner', 2000)], 'from ¥900', 'Price range from ¥900'],
  [[range('lunch', undefined, 900), range('dinner', 1500, 2000)], 'up to ¥2,000', 'Price range up to ¥2,000'],
  [[range('lunch', 900), range('dinner', undefined, 2000)], 'Lunch from ¥900', 'Lunch from ¥900'],
  [[range('lunch', 900), range('dinner', 20, 30, 'USD')], 'Lunch from ¥900', 'Lunch from ¥900'],
])(
  'basicInfoHighlights shows the whole span of prices, or names what the price is for: %j is %s',
  (priceRanges, text, spoken) => {
    expect(highlightsOf({ priceRanges })).toEqual([{ kind: 'words', sign: 'price', text, spoken }]);
  },
);

it('basicInfoHighlights shows the station with the shortest walk', () => {
  const stations = [
    { name: 'Nippori' },
    { name: 'Nezu', walkMinutes: 12 },
    { name: 'Sendagi', walkMinutes: 6 },
  ];
  expect(highlightsOf({ stations })).toMatchObject([
    { sign: 'way', text: 'Sendagi · 6 min walk', lang: undefined },
  ]);
  expect(highlightsOf({ stations: [{ name: 'Nippori' }] })).toMatchObject([{ text: 'Nippori', lang: 'ja' }]);
});

it('basicInfoHighlights leaves the hours to the page, which knows the time', () => {
  const hours = { timeZone: 'Asia/Tokyo', weekly: { mon: [{ opens: '08:00', closes: '19:00' }] } };
  expect(highlightsOf({ hours })).toEqual([
    { kind: 'hours', hours: expect.objectContaining(hours) as unknown, lastCall: 'entry' },
  ]);
  const ofMuseum = { ...context, account: { ...context.account, businessType: 'museum' as const } };
  expect(basicInfoHighlights(parse(basicInfo, { hours }), ofMuseum, t)).toMatchObject([
    { lastCall: 'admission' },
  ]);
});

it('basicInfoHighlights shows the address in the account’s own words', () => {
  const address = { text: '東京都台東区谷中3-99-7', latitude: 35.7, longitude: 139.7, note: '緑ののれん' };
  expect(highlightsOf({ address })).toEqual([
    { kind: 'place', text: '東京都台東区谷中3-99-7', latitude: 35.7, longitude: 139.7, lang: 'ja' },
  ]);
});

it('basicInfoHighlights shows nothing for an account without facts', () => {
  expect(highlightsOf({ phone: '+81 3 0123 4567' })).toEqual([]);
});

import { createFormatters, type Language, type Texts } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { loadTranslate } from '../testing/load-translate.js';
import { withHoursTexts, type HoursDictionary } from './hours-texts.js';
import { intervalText, lastCallMinutes, lastCallText } from './interval-text.js';

const texts: Texts<HoursDictionary> = withHoursTexts(
  { namespace: 'plugin-clock', load: () => Promise.resolve({}) },
  'doors',
);
const wording = {
  timeZone: 'Asia/Tokyo',
  date: '2026-11-21',
  t: await loadTranslate(texts, 'en'),
  formatters: createFormatters('en', 'Asia/Tokyo'),
};

it('an interval is written with its opening and its closing', () => {
  expect(intervalText({ opens: '09:00', closes: '17:30' }, wording)).toBe('9:00 AM – 5:30 PM');
});

it.each(['02:00', '18:00', '25:30', '30:00'])(
  'the text of an interval closes on the next day when it closes at %s after opening at 18:30',
  (closes) => {
    expect(intervalText({ opens: '18:30', closes }, wording)).toMatch(/\(next\sday\)$/);
  },
);

it('both times of an interval that is counted on past midnight are on the next day', () => {
  expect(intervalText({ opens: '25:00', closes: '30:00' }, wording)).toBe(
    '1:00 AM – 6:00 AM (both\u00a0next\u00a0day)',
  );
});

it.each(['00:00', '24:00'])('a closing at midnight, written as %s, belongs to the day before', (closes) => {
  expect(intervalText({ opens: '18:00', closes }, wording)).toBe('6:00 PM – 12:00 AM');
});

it.each([
  ['00:00', '24:00'],
  ['00:00', '00:00'],
  ['00:00', '23:59'],
  ['06:00', '06:00'],
])('the text of an interval says that %s to %s is the whole day', (opens, closes) => {
  expect(intervalText({ opens, closes }, wording)).toBe('Open 24 hours');
});

it('on the day when the clock changes, intervals are in wall time', () => {
  const timeZone = 'America/New_York';
  const changed = { ...wording, timeZone, formatters: createFormatters('en', timeZone), date: '2026-11-01' };
  expect(intervalText({ opens: '09:00', closes: '17:00' }, changed)).toBe('9:00 AM – 5:00 PM');
});

it('the text of an interval gives the time of the last order', () => {
  const interval = (lastOrder?: string) => ({ opens: '11:00', closes: '26:00', lastOrder });
  expect(lastCallText([interval()], { ...wording, lastCall: 'order' })).toBeUndefined();
  expect(lastCallText([interval('21:30')], { ...wording, lastCall: 'order' })).toBe('Last order 9:30 PM');
  expect(lastCallText([interval('14:30'), interval('25:00')], { ...wording, lastCall: 'order' })).toBe(
    'Last order 2:30 PM and 1:00 AM (next\u00a0day)',
  );
});

it.each<[Language, string]>([
  ['ja', 'ラストオーダー 翌\u20601:30'],
  ['zh-TW', '最後點餐時間：隔日01:30'],
  ['th', 'รับออร์เดอร์สุดท้าย วันถัดไป 01:30\u00a0น.'],
  ['id', 'Pesanan terakhir pukul 01.30 (hari\u00a0berikutnya)'],
  ['ko', '라스트 오더 다음 날 오전 1:30'],
])('a last order past midnight is written in %s by the same clock as the closing', async (language, text) => {
  const t = await loadTranslate(texts, language);
  const formatters = createFormatters(language, wording.timeZone);
  for (const lastOrder of ['01:30', '25:30'])
    expect(
      lastCallText([{ opens: '18:00', closes: '02:00', lastOrder }], {
        ...wording,
        t,
        formatters,
        lastCall: 'order',
      }),
    ).toBe(text);
});

it.each<[Language, string]>([
  ['ja', '翌1:00～翌6:00'],
  ['zh-TW', '隔日01:00～06:00'],
  ['th', 'วันถัดไป 01:00–06:00\u00a0น.'],
  ['id', 'hari berikutnya 01.00–06.00'],
  ['ko', '다음 날 오전 1:00 ~ 오전 6:00'],
])('an interval of the next day is written in %s', async (language, text) => {
  const t = await loadTranslate(texts, language);
  const formatters = createFormatters(language, wording.timeZone);
  expect(intervalText({ opens: '25:00', closes: '30:00' }, { ...wording, t, formatters })).toBe(text);
});

it.each<[Language, string]>([
  ['ja', '18:00～翌2:00'],
  ['zh-TW', '18:00～隔日02:00'],
  ['th', '18:00–02:00\u00a0น. (วัน\u2060ถัด\u2060ไป)'],
  ['id', '18.00–02.00 (hari\u00a0berikutnya)'],
  ['ko', '오후 6:00 ~ 다음 날 오전 2:00'],
])('an interval past midnight is written in %s', async (language, text) => {
  const local = {
    ...wording,
    t: await loadTranslate(texts, language),
    formatters: createFormatters(language, wording.timeZone),
  };
  expect(intervalText({ opens: '18:00', closes: '02:00' }, local)).toBe(text);
});

it('the last order is told once only if it is equally long before every closing of every day', () => {
  const lunch = { opens: '11:00', closes: '14:30', lastOrder: '14:00' };
  const night = { opens: '18:00', closes: '02:00', lastOrder: '25:30' };
  const days = (...all: (typeof lunch | Omit<typeof lunch, 'lastOrder'>)[][]) =>
    all.map((intervals) => ({ intervals }));
  expect(lastCallMinutes(days([lunch, night], [], [lunch]))).toBe(30);
  expect(lastCallMinutes(days([lunch, { ...night, lastOrder: '25:00' }]))).toBeUndefined();
  // Of a day without one nobody may promise it.
  expect(lastCallMinutes(days([lunch], [{ opens: '11:00', closes: '14:30' }]))).toBeUndefined();
  // What ends with all the rest is no last order.
  expect(lastCallMinutes(days([{ ...lunch, lastOrder: '14:30' }], [lunch]))).toBeUndefined();
  // The time of a single one says more.
  expect(lastCallMinutes(days([lunch], []))).toBeUndefined();
});

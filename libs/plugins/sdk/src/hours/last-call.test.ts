import { businessTypes } from '@oa-profile/api-client/internal/schemas';
import type { BusinessType } from '@oa-profile/api-client';
import { openStateAt, type BusinessHours } from '@oa-profile/business-hours';
import { createFormatters, type OurLanguage, type Texts } from '@oa-profile/i18n';
import { ourLanguages } from '@oa-profile/i18n/internal';
import { expect, it } from 'vitest';
import { loadTranslate } from '../testing/load-translate.js';
import { hoursSearchText } from './hours-search-text.js';
import { withHoursTexts, type HoursDictionary } from './hours-texts.js';
import { lastCallText } from './interval-text.js';
import { lastCallOf } from './last-call.js';
import { openStatusAt } from './open-status-at.js';
import { openStatus } from './open-status.js';

const texts: Texts<HoursDictionary> = withHoursTexts(
  { namespace: 'plugin-clock', load: () => Promise.resolve({}) },
  'doors',
);
const timeZone = 'Asia/Tokyo';
const sat = [
  { opens: '09:00', closes: '12:00', lastOrder: '11:30' },
  { opens: '14:00', closes: '18:00', lastOrder: '17:30' },
];
const hours: BusinessHours = { timeZone, weekly: { sat } };

/** All that is said of the end before closing time on a Saturday. */
async function sentences(businessType: BusinessType | undefined, language: OurLanguage): Promise<string[]> {
  const t = await loadTranslate(texts, language);
  const lastCall = lastCallOf({ businessType });
  const wording = { timeZone, t, formatters: createFormatters(language, timeZone), lastCall };
  return [
    ...['10:00', '11:20', '11:40', '16:00', '17:40'].flatMap((time) => {
      const now = new Date(`2026-11-21T${time}:00+09:00`);
      const state = openStateAt(hours, now);
      const all = [openStatus(state, { ...wording, now }), openStatusAt(state, { ...wording, at: now })];
      // Once it is over, that is the first word.
      return all.map(({ tone, word, lastCall: last }) =>
        tone === 'warning' && word === t(`hours.lastOver.${lastCall}`) ? word : (last ?? ''),
      );
    }),
    lastCallText([{ opens: '09:00', closes: '18:00', lastOrder: '17:30' }], {
      ...wording,
      date: '2026-11-21',
    }) ?? '',
    hoursSearchText(hours, { ...wording, language, now: new Date('2026-11-20T00:00:00Z') }),
  ];
}

const kitchens = new Set<BusinessType>(['bakery', 'bar', 'cafe', 'fastFood', 'restaurant']);
const ofOrders: Readonly<Record<OurLanguage, RegExp>> = {
  en: /order/i,
  ja: /オーダー|注文/,
  'zh-TW': /點餐/,
  th: /ออร์เดอร์/,
  id: /pesan/i,
  ko: /오더|주문/,
};

it.each([...ourLanguages])('in %s only places that serve meals speak of orders', async (language) => {
  for (const businessType of [...businessTypes, undefined]) {
    const said = await sentences(businessType, language);
    const ordering = said.filter((sentence) => ofOrders[language].test(sentence));
    expect([businessType, ordering]).toEqual([
      businessType,
      businessType && kitchens.has(businessType) ? said : [],
    ]);
  }
});

it.each<[BusinessType | undefined, string]>([
  ['restaurant', 'Last order'],
  ['museum', 'Last admission'],
  ['medicalClinic', 'Last appointment'],
  ['hairSalon', 'Last appointment'],
  ['store', 'Last entry'],
  [undefined, 'Last entry'],
])('every sentence of a %s calls it "%s"', async (businessType, word) => {
  const said = await sentences(businessType, 'en');
  expect(said.filter((sentence) => !sentence.includes(word))).toEqual([]);
});

import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { AccountPage, ResponseModeSetting } from '@oa-profile/api-client';
import { everyDay, onDays, times } from './hours.js';
import { sampleIn, type Sample } from 'platform/sample-page';

type Hours = NonNullable<BasicInfo['hours']>;

/** An account whose sentences are written down. */
export interface CalendarAccount {
  /** What is told of it above its sentences. */
  about: string;
  account: Partial<AccountPage['account']>;
  /** As an API would send it, with what cannot be read. */
  sections: { type: string; id: string; pageId?: string; data: unknown }[];
  responseMode?: ResponseModeSetting;
  replyMinutes?: number;
  /** The days that are looked at, 'YYYY-MM-DD' by its own clock. */
  days: string[];
}

/** The values of hours 0 to 23: `busy` at those from `first` on, also after midnight. */
function busyFrom(first: number, ...busy: number[]): number[] {
  const values = Array.from({ length: 24 }, () => 0);
  busy.forEach((value, place) => (values[(first + place) % 24] = value));
  return values;
}

const tokyo = 'Asia/Tokyo';
const busy = (data: object) => ({ type: 'busy-times', id: 'busy', pageId: 'home', data });
const delivery = (weekly: Hours['weekly']) => ({
  type: 'delivery',
  id: 'delivery',
  data: {
    services: [
      {
        kind: 'restaurant',
        areas: [],
        payments: ['cash'],
        hours: { timeZone: tokyo, weekly },
        orderUrl: 'https://shop.example/order',
      },
    ],
  },
});
const takeout = (weekly: Hours['weekly']) => ({
  type: 'takeout',
  id: 'takeout',
  data: {
    items: [{ id: 'i', name: 'Lunch box', price: { amount: 900, currency: 'JPY' } }],
    hours: { timeZone: tokyo, weekly },
    orderUrl: 'https://shop.example/takeout',
  },
});

const phone = '+81 3-0123-4567';
const address = { text: '1-2-3 Yanaka, Taito-ku, Tokyo', latitude: 35.7, longitude: 139.7 };

interface ShopParts extends Partial<CalendarAccount> {
  /** What else its basic information says. */
  facts?: object;
}

/** An account with these hours, in Tokyo if it does not say where. */
function shop(
  about: string,
  { timeZone = tokyo, countryCode = 'JP', ...account }: CalendarAccount['account'],
  hours: object,
  days: string[],
  { facts, sections = [], ...more }: ShopParts = {},
): CalendarAccount {
  const data = { hours: { timeZone, ...hours }, ...facts };
  return {
    about,
    account: { timeZone, countryCode, ...account },
    sections: [{ type: 'basic-info', id: 'info', data }, ...sections],
    days,
    ...more,
  };
}

/** A sample of the platform, in the language that its owner writes. */
function sample(language: string, about: string, days: string[]): CalendarAccount {
  const read = (type: string, source: Parameters<typeof sampleIn>[1]['source']): Sample | undefined =>
    sampleIn(language, { type, source }, 'https://platform.example');
  const own = read('basic-info', { kind: 'account-page' });
  const ofOwn = (found: Sample | undefined): unknown[] =>
    found?.account.name === own?.account.name ? [found?.data] : [];
  return {
    about,
    account: own?.account ?? {},
    sections: [
      ...['basic-info', 'delivery', 'takeout'].flatMap((type) =>
        ofOwn(read(type, { kind: 'account-page' })).map((data) => ({ type, id: type, data })),
      ),
      ...ofOwn(read('busy-times', { kind: 'sub-page', type: 'TRAFFICINFO' })).map((data) =>
        busy(data as object),
      ),
    ],
    days,
  };
}

const usualWeek = everyDay(times('11:00-22:00 21:30'));

/** The samples of the platform, and an account of each kind that has had wrong sentences. */
export const calendarAccounts: CalendarAccount[] = [
  sample('ja', 'Komorebi, a coffee house: a break, nights, a special day, Tuesdays off, the New Year', [
    '2026-11-27',
    '2026-11-28',
    '2026-12-30',
    '2026-12-31',
  ]),
  sample('zh-TW', 'Shanlan, a tea shop: Wednesdays off, open on public holidays', [
    '2026-12-02',
    '2026-12-31',
  ]),
  sample('th', 'Baan Rim Nam, a restaurant: lunch and dinner', ['2026-12-31', '2027-01-02']),
  sample('id', 'Melati, a clinic: a break, Sundays off', ['2026-11-27', '2026-12-24']),
  shop(
    'Night bar: writes 25:00, Sundays and Mondays off, answers chats from 15:00',
    { name: 'Night bar', businessType: 'restaurant', features: ['reservation', 'call'] },
    {
      weekly: {
        ...everyDay(times('18:00-25:00 24:30')),
        sun: [],
        mon: [],
        fri: times('18:00-29:00 28:00'),
        sat: times('18:00-29:00 28:00'),
      },
    },
    ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-01'],
    {
      facts: { phone, address, websites: [{ url: 'https://bar.example/', label: 'Menu' }] },
      sections: [
        busy({
          weekdays: {
            sun: [80, 70, 50, 30, 20, ...busyFrom(0).slice(5)],
            mon: busyFrom(0),
            tue: busyFrom(18, 10, 20, 30, 40, 40, 30),
            wed: busyFrom(18, 10, 20, 30, 40, 40, 30, 20),
            thu: busyFrom(18, 10, 20, 30, 40, 40, 30, 20),
            fri: busyFrom(18, 20, 40, 60, 80, 90, 90, 20),
            sat: busyFrom(18, 30, 60, 80, 90, 95, 95, 80, 70, 50, 30, 20),
          },
          live: { value: 30, measuredAt: '2026-11-28T22:00:00+09:00' },
        }),
      ],
      responseMode: {
        mode: 'chat',
        responseHours: { timeZone: tokyo, weekly: everyDay(times('15:00-23:00')) },
      },
      replyMinutes: 10,
    },
  ),
  shop(
    'Club: opens after midnight only, at 25:00 of Friday and Saturday',
    { name: 'Club' },
    { weekly: { ...everyDay([]), fri: times('25:00-30:00'), sat: times('25:00-30:00') } },
    ['2026-11-27', '2026-11-28', '2026-11-30'],
  ),
  shop(
    'Convenience shop: 24 hours, closed on New Year’s Day',
    { name: 'Convenience shop', businessType: 'store' },
    { weekly: everyDay(times('00:00-24:00')), special: [onDays('2027-01-01', [], 'New Year')] },
    ['2026-11-27', '2026-12-27', '2026-12-31', '2027-01-01'],
    { facts: { phone } },
  ),
  shop(
    'Clinic: a break with last reception, Thursdays off, public holidays off, a short Monday, closed for the New Year',
    { name: 'Clinic', businessType: 'medicalClinic', features: ['call'] },
    {
      weekly: {
        ...everyDay(times('09:00-12:30 12:00', '14:30-18:00 17:30')),
        thu: [],
        sat: times('09:00-12:30 12:00'),
        sun: [],
      },
      holiday: [],
      publicHolidays: ['2026-11-23', '2027-01-01', '2027-01-11'],
      special: [
        onDays('2026-11-30', times('09:00-11:00 17:30'), 'Doctor away in the afternoon'),
        onDays('2026-12-29', [], 'New Year', '2027-01-03'),
      ],
    },
    ['2026-11-23', '2026-11-28', '2026-11-30', '2026-12-28', '2027-01-03'],
    {
      facts: { phone, address },
      responseMode: {
        mode: 'chat',
        responseHours: { timeZone: tokyo, weekly: { ...everyDay(times('10:00-17:00')), sat: [], sun: [] } },
      },
      replyMinutes: 60,
    },
  ),
  shop(
    'Museum: last admission, Mondays off, Fridays late, a Monday open on a public holiday',
    { name: 'Museum', timeZone: 'Asia/Taipei', countryCode: 'TW', businessType: 'museum' },
    {
      weekly: { ...everyDay(times('10:00-17:00 16:30')), mon: [], fri: times('10:00-20:00 19:30') },
      holiday: times('10:00-17:00 16:30'),
      publicHolidays: ['2026-11-30', '2027-01-01'],
    },
    ['2026-11-27', '2026-11-30', '2026-12-07'],
    { facts: { address } },
  ),
  shop(
    'Salon: Mondays and Tuesdays off',
    {
      name: 'Salon',
      timeZone: 'Asia/Seoul',
      countryCode: 'KR',
      businessType: 'hairSalon',
      features: ['reservation'],
    },
    { weekly: { ...everyDay(times('10:00-20:00 19:00')), mon: [], tue: [] } },
    ['2026-11-29', '2026-11-30', '2026-12-01'],
    { facts: { phone: '+82 2-312-3456' } },
  ),
  shop(
    'Mountain hut: closed for three weeks in winter',
    { name: 'Mountain hut', features: ['reservation'] },
    {
      weekly: everyDay(times('09:00-17:00')),
      special: [onDays('2026-12-12', [], 'Winter break', '2027-01-03')],
    },
    ['2026-11-28', '2026-12-11', '2026-12-12', '2026-12-28', '2027-01-03', '2027-01-04'],
    { facts: { phone } },
  ),
  shop(
    'Delivery kitchen: hours of its own for delivery and takeout, a day off for all',
    { name: 'Delivery kitchen', businessType: 'restaurant' },
    {
      weekly: everyDay(times('11:00-15:00 14:30')),
      special: [onDays('2026-12-02', [], 'Kitchen cleaning')],
    },
    ['2026-12-01', '2026-12-02'],
    {
      facts: { phone },
      sections: [
        delivery(everyDay(times('11:00-14:00', '17:00-25:00 24:30'))),
        takeout(everyDay(times('10:00-21:00 20:30'))),
        busy({ weekdays: everyDay(busyFrom(11, 40, 90, 60, 20)) }),
      ],
    },
  ),
  shop(
    'Renovation: temporarily closed until December 20, with delivery, takeout and busy times',
    { name: 'Renovation', features: ['call'] },
    { weekly: usualWeek, temporarilyClosed: { until: '2026-12-20', note: 'New kitchen' } },
    ['2026-11-27', '2026-12-20', '2026-12-21'],
    {
      facts: { phone },
      sections: [
        delivery(usualWeek),
        takeout(usualWeek),
        busy({ weekdays: everyDay(busyFrom(11, 30, 80, 60, 20, 10, 10, 30, 70, 60, 40, 20)) }),
      ],
    },
  ),
  shop(
    'Closed for good, as far as is known: temporarily closed without a date',
    { name: 'Closed' },
    { weekly: usualWeek, temporarilyClosed: {} },
    ['2026-11-27'],
    { facts: { phone } },
  ),
  shop(
    'Diner in New York: nights of the weekend, on which the clock is changed',
    { name: 'Diner', timeZone: 'America/New_York', countryCode: 'US', contentLanguage: 'en' },
    { weekly: { ...everyDay(times('08:00-22:00')), fri: times('08:00-28:00'), sat: times('08:00-03:00') } },
    ['2026-10-31', '2026-11-01', '2027-03-13', '2027-03-14'],
  ),
  shop(
    'Restaurant: a shortened Christmas Eve, closed on Christmas Day, open into the New Year',
    { name: 'Restaurant', timeZone: 'Europe/London', countryCode: 'GB', businessType: 'restaurant' },
    {
      weekly: usualWeek,
      special: [
        onDays('2026-12-24', times('11:00-16:00 21:30'), 'Christmas Eve'),
        onDays('2026-12-25', [], 'Christmas Day'),
        onDays('2026-12-31', times('18:00-02:00 01:00')),
      ],
    },
    ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'],
    { facts: { phone: '+44 20 7946 0018' } },
  ),
  shop(
    'Gallery: Saturdays are not told, Sundays cannot be read, nor can a special day',
    { name: 'Gallery' },
    {
      weekly: {
        ...everyDay(times('12:00-19:00')),
        sat: undefined,
        sun: [{ opens: 'noon', closes: 'evening' }],
      },
      special: [onDays('2026-12-01', [{ opens: '??', closes: '' }], 'Private view')],
    },
    ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-01'],
    { facts: { phone } },
  ),
  shop(
    'Bakery in Lisbon: public holidays are unknown, closes at midnight on Saturdays',
    { name: 'Bakery', timeZone: 'Europe/Lisbon', countryCode: 'PT' },
    {
      weekly: { ...everyDay(times('07:00-13:00', '15:00-19:00')), sat: times('07:00-24:00'), sun: [] },
      holiday: [{ opens: 'x', closes: 'y' }],
      publicHolidays: ['2026-12-01', '2026-12-08'],
    },
    ['2026-11-28', '2026-11-29', '2026-12-01'],
  ),
];

import type { AccountPage, BasicInfo, ResponseModeSetting } from '@oa-profile/api-client/schemas';
import { sampleIn } from 'platform/sample-page';

type Hours = NonNullable<BasicInfo['hours']>;
type Intervals = NonNullable<Hours['weekly']['sun']>;

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

/** '18:00-25:00 24:30' as an interval: opens, closes, last order. */
const times = (...texts: string[]): Intervals =>
  texts.map((text) => {
    const [range = '', lastOrder] = text.split(' ');
    const [opens = '', closes = ''] = range.split('-');
    return { opens, closes, ...(lastOrder && { lastOrder }) };
  });

const everyDay = <Day>(
  intervals: Day,
): Record<'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat', Day> => ({
  sun: intervals,
  mon: intervals,
  tue: intervals,
  wed: intervals,
  thu: intervals,
  fri: intervals,
  sat: intervals,
});

/** The values of hours 0 to 23: `busy` at those from `first` on, also after midnight. */
function busyFrom(first: number, ...busy: number[]): number[] {
  const values = Array.from({ length: 24 }, () => 0);
  busy.forEach((value, place) => (values[(first + place) % 24] = value));
  return values;
}

const info = (data: object) => ({ type: 'basic-info', id: 'info', data });
const busy = (data: object) => ({ type: 'busy-times', id: 'busy', pageId: 'home', data });
const delivery = (hours: Hours) => ({
  type: 'delivery',
  id: 'delivery',
  data: {
    services: [
      { kind: 'restaurant', areas: [], payments: ['cash'], hours, orderUrl: 'https://shop.example/order' },
    ],
  },
});
const takeout = (hours: Hours) => ({
  type: 'takeout',
  id: 'takeout',
  data: {
    items: [{ id: 'i', name: 'Lunch box', price: { amount: 900, currency: 'JPY' } }],
    hours,
    orderUrl: 'https://shop.example/takeout',
  },
});

const phone = '+81 3-0123-4567';
const address = { text: '1-2-3 Yanaka, Taito-ku, Tokyo', latitude: 35.7, longitude: 139.7 };
const tokyo = 'Asia/Tokyo';

/** A sample of the platform, in the language that its owner writes. */
function sample(language: string, about: string, days: string[]): CalendarAccount {
  const own = sampleIn(
    language,
    { type: 'basic-info', source: { kind: 'account-page' } },
    'https://platform.example',
  );
  const sections = ['basic-info', 'delivery', 'takeout'].flatMap((type) => {
    const found = sampleIn(language, { type, source: { kind: 'account-page' } }, 'https://platform.example');
    return found?.account.name === own?.account.name ? [{ type, id: type, data: found?.data }] : [];
  });
  const counted = sampleIn(
    language,
    { type: 'busy-times', source: { kind: 'sub-page', type: 'TRAFFICINFO' } },
    'https://platform.example',
  );
  return {
    about,
    account: own?.account ?? {},
    sections: [
      ...sections,
      ...(counted?.account.name === own?.account.name ? [busy(counted?.data as object)] : []),
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
  {
    about: 'Night bar: writes 25:00, Sundays and Mondays off, answers chats from 15:00',
    account: {
      name: 'Night bar',
      timeZone: tokyo,
      countryCode: 'JP',
      businessType: 'restaurant',
      features: ['reservation', 'call'],
    },
    sections: [
      info({
        hours: {
          timeZone: tokyo,
          weekly: {
            ...everyDay(times('18:00-25:00 24:30')),
            sun: [],
            mon: [],
            fri: times('18:00-29:00 28:00'),
            sat: times('18:00-29:00 28:00'),
          },
        },
        phone,
        address,
        websites: [{ url: 'https://bar.example/', label: 'Menu' }],
      }),
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
    days: ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-01'],
  },
  {
    about: 'Club: opens after midnight only, at 25:00 of Friday and Saturday',
    account: { name: 'Club', timeZone: tokyo, countryCode: 'JP' },
    sections: [
      info({
        hours: {
          timeZone: tokyo,
          weekly: { ...everyDay([]), fri: times('25:00-30:00'), sat: times('25:00-30:00') },
        },
      }),
    ],
    days: ['2026-11-27', '2026-11-28', '2026-11-30'],
  },
  {
    about: 'Convenience shop: 24 hours, closed on New Year’s Day',
    account: { name: 'Convenience shop', timeZone: tokyo, countryCode: 'JP', businessType: 'store' },
    sections: [
      info({
        hours: {
          timeZone: tokyo,
          weekly: everyDay(times('00:00-24:00')),
          special: [{ from: '2027-01-01', to: '2027-01-01', intervals: [], note: 'New Year' }],
        },
        phone,
      }),
    ],
    days: ['2026-11-27', '2026-12-27', '2026-12-31', '2027-01-01'],
  },
  {
    about:
      'Clinic: a break with last reception, Thursdays off, public holidays off, a short Monday, closed for the New Year',
    account: {
      businessType: 'medicalClinic',
      name: 'Clinic',
      timeZone: tokyo,
      countryCode: 'JP',
      features: ['call'],
    },
    sections: [
      info({
        hours: {
          timeZone: tokyo,
          weekly: {
            ...everyDay(times('09:00-12:30 12:00', '14:30-18:00 17:30')),
            thu: [],
            sat: times('09:00-12:30 12:00'),
            sun: [],
          },
          holiday: [],
          publicHolidays: ['2026-11-23', '2027-01-01', '2027-01-11'],
          special: [
            {
              from: '2026-11-30',
              to: '2026-11-30',
              intervals: times('09:00-11:00 17:30'),
              note: 'Doctor away in the afternoon',
            },
            { from: '2026-12-29', to: '2027-01-03', intervals: [], note: 'New Year' },
          ],
        },
        phone,
        address,
      }),
    ],
    responseMode: {
      mode: 'chat',
      responseHours: { timeZone: tokyo, weekly: { ...everyDay(times('10:00-17:00')), sat: [], sun: [] } },
    },
    replyMinutes: 60,
    days: ['2026-11-23', '2026-11-28', '2026-11-30', '2026-12-28', '2027-01-03'],
  },
  {
    about: 'Museum: last admission, Mondays off, Fridays late, a Monday open on a public holiday',
    account: { businessType: 'museum', name: 'Museum', timeZone: 'Asia/Taipei', countryCode: 'TW' },
    sections: [
      info({
        hours: {
          timeZone: 'Asia/Taipei',
          weekly: { ...everyDay(times('10:00-17:00 16:30')), mon: [], fri: times('10:00-20:00 19:30') },
          holiday: times('10:00-17:00 16:30'),
          publicHolidays: ['2026-11-30', '2027-01-01'],
        },
        address,
      }),
    ],
    days: ['2026-11-27', '2026-11-30', '2026-12-07'],
  },
  {
    about: 'Salon: Mondays and Tuesdays off',
    account: {
      businessType: 'hairSalon',
      name: 'Salon',
      timeZone: 'Asia/Seoul',
      countryCode: 'KR',
      features: ['reservation'],
    },
    sections: [
      info({
        hours: {
          timeZone: 'Asia/Seoul',
          weekly: { ...everyDay(times('10:00-20:00 19:00')), mon: [], tue: [] },
        },
        phone: '+82 2-312-3456',
      }),
    ],
    days: ['2026-11-29', '2026-11-30', '2026-12-01'],
  },
  {
    about: 'Mountain hut: closed for three weeks in winter',
    account: { name: 'Mountain hut', timeZone: tokyo, countryCode: 'JP', features: ['reservation'] },
    sections: [
      info({
        hours: {
          timeZone: tokyo,
          weekly: everyDay(times('09:00-17:00')),
          special: [{ from: '2026-12-12', to: '2027-01-03', intervals: [], note: 'Winter break' }],
        },
        phone,
      }),
    ],
    days: ['2026-11-28', '2026-12-11', '2026-12-12', '2026-12-28', '2027-01-03', '2027-01-04'],
  },
  {
    about: 'Delivery kitchen: hours of its own for delivery and takeout, a day off for all',
    account: { name: 'Delivery kitchen', timeZone: tokyo, countryCode: 'JP', businessType: 'restaurant' },
    sections: [
      info({
        hours: {
          timeZone: tokyo,
          weekly: everyDay(times('11:00-15:00 14:30')),
          special: [{ from: '2026-12-02', to: '2026-12-02', intervals: [], note: 'Kitchen cleaning' }],
        },
        phone,
      }),
      delivery({ timeZone: tokyo, weekly: everyDay(times('11:00-14:00', '17:00-25:00 24:30')) }),
      takeout({ timeZone: tokyo, weekly: everyDay(times('10:00-21:00 20:30')) }),
      busy({
        weekdays: everyDay(busyFrom(11, 40, 90, 60, 20)),
      }),
    ],
    days: ['2026-12-01', '2026-12-02'],
  },
  {
    about: 'Renovation: temporarily closed until December 20, with delivery, takeout and busy times',
    account: { name: 'Renovation', timeZone: tokyo, countryCode: 'JP', features: ['call'] },
    sections: [
      info({
        hours: {
          timeZone: tokyo,
          weekly: usualWeek,
          temporarilyClosed: { until: '2026-12-20', note: 'New kitchen' },
        },
        phone,
      }),
      delivery({ timeZone: tokyo, weekly: usualWeek }),
      takeout({ timeZone: tokyo, weekly: usualWeek }),
      busy({ weekdays: everyDay(busyFrom(11, 30, 80, 60, 20, 10, 10, 30, 70, 60, 40, 20)) }),
    ],
    days: ['2026-11-27', '2026-12-20', '2026-12-21'],
  },
  {
    about: 'Closed for good, as far as is known: temporarily closed without a date',
    account: { name: 'Closed', timeZone: tokyo, countryCode: 'JP' },
    sections: [info({ hours: { timeZone: tokyo, weekly: usualWeek, temporarilyClosed: {} }, phone })],
    days: ['2026-11-27'],
  },
  {
    about: 'Diner in New York: nights of the weekend, on which the clock is changed',
    account: { name: 'Diner', timeZone: 'America/New_York', countryCode: 'US', contentLanguage: 'en' },
    sections: [
      info({
        hours: {
          timeZone: 'America/New_York',
          weekly: { ...everyDay(times('08:00-22:00')), fri: times('08:00-28:00'), sat: times('08:00-03:00') },
        },
      }),
    ],
    days: ['2026-10-31', '2026-11-01', '2027-03-13', '2027-03-14'],
  },
  {
    about: 'Restaurant: a shortened Christmas Eve, closed on Christmas Day, open into the New Year',
    account: { businessType: 'restaurant', name: 'Restaurant', timeZone: 'Europe/London', countryCode: 'GB' },
    sections: [
      info({
        hours: {
          timeZone: 'Europe/London',
          weekly: usualWeek,
          special: [
            {
              from: '2026-12-24',
              to: '2026-12-24',
              intervals: times('11:00-16:00 21:30'),
              note: 'Christmas Eve',
            },
            { from: '2026-12-25', to: '2026-12-25', intervals: [], note: 'Christmas Day' },
            { from: '2026-12-31', to: '2026-12-31', intervals: times('18:00-02:00 01:00') },
          ],
        },
        phone: '+44 20 7946 0018',
      }),
    ],
    days: ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'],
  },
  {
    about: 'Gallery: Saturdays are not told, Sundays cannot be read, nor can a special day',
    account: { name: 'Gallery', timeZone: tokyo, countryCode: 'JP' },
    sections: [
      info({
        hours: {
          timeZone: tokyo,
          weekly: {
            ...everyDay(times('12:00-19:00')),
            sat: undefined,
            sun: [{ opens: 'noon', closes: 'evening' }],
          },
          special: [
            {
              from: '2026-12-01',
              to: '2026-12-01',
              intervals: [{ opens: '??', closes: '' }],
              note: 'Private view',
            },
          ],
        },
        phone,
      }),
    ],
    days: ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-01'],
  },
  {
    about: 'Bakery in Lisbon: public holidays are unknown, closes at midnight on Saturdays',
    account: { name: 'Bakery', timeZone: 'Europe/Lisbon', countryCode: 'PT' },
    sections: [
      info({
        hours: {
          timeZone: 'Europe/Lisbon',
          weekly: { ...everyDay(times('07:00-13:00', '15:00-19:00')), sat: times('07:00-24:00'), sun: [] },
          holiday: [{ opens: 'x', closes: 'y' }],
          publicHolidays: ['2026-12-01', '2026-12-08'],
        },
      }),
    ],
    days: ['2026-11-28', '2026-11-29', '2026-12-01'],
  },
];

import type { AccountSeed } from './account-seed.js';
import { everyDay, onDays, times } from './hours.js';
import { coverOf, iconOf, mapUrl, picturesIn, shareImageOf } from './pictures.js';
import { publicHolidays } from './public-holidays.js';

const picture = picturesIn('harbor');
const day = times('10:00-17:00 16:30');
const summerDay = times('09:30-18:00 17:30');
const firstFridayEvening = times('10:00-20:00 19:30');

/** A museum with sections that a page must not show: its country has none. In winter it is open at weekends only. */
export const harbor: AccountSeed = {
  page: {
    original: {
      account: {
        accountId: 'oa-harbor',
        basicSearchId: '@917oldhb',
        premiumSearchId: '@harbor',
        countryCode: 'US',
        timeZone: 'America/New_York',
        currency: 'USD',
        contentLanguage: 'en',
        name: 'Old Harbor Museum',
        category: 'Maritime museum',
        businessType: 'museum',
        statusMessage: 'Winter: Sat and Sun',
        description:
          'The Old Harbor Maritime Museum keeps the stories of Portland’s waterfront: ship models, sea charts, and the great Fresnel lens that guided boats past Halfway Rock for ninety years.',
        badge: 'premium',
        color: '#1f3a5f',
        icon: iconOf('harbor'),
        cover: coverOf('harbor'),
        shareImage: shareImageOf('harbor', 'A schooner and the red and white lighthouse of the old harbor'),
        features: ['call', 'keep', 'follow', 'share', 'report'],
      },
      basicInfo: {
        hours: {
          timeZone: 'America/New_York',
          weekly: { ...everyDay([]), sun: day, sat: day },
          holiday: day,
          publicHolidays: [...publicHolidays.US],
          special: [
            onDays('2026-11-26', [], 'Closed on Thanksgiving Day'),
            onDays('2026-12-04', firstFridayEvening, 'First Friday: free from 4 pm'),
            onDays('2026-12-24', [], 'Closed for Christmas', '2026-12-25'),
            onDays('2026-12-26', day, 'Open daily in the holiday week', '2026-12-31'),
            onDays('2027-01-01', [], 'Closed on New Year’s Day'),
            onDays('2027-05-28', summerDay, 'Summer season: open daily', '2027-10-11'),
            onDays('2027-11-25', [], 'Closed on Thanksgiving Day'),
            onDays('2027-12-24', [], 'Closed for Christmas', '2027-12-25'),
          ],
        },
        address: {
          text: '1921 Old Wharf, Portland, ME 04101',
          street: '1921 Old Wharf',
          locality: 'Portland',
          region: 'ME',
          postalCode: '04101',
          note: 'At the end of the wharf, in the brick sail loft. The ramp is on the harbor side.',
          latitude: 43.65631,
          longitude: -70.24815,
          mapUrl: mapUrl(43.65631, -70.24815),
        },
        phone: '+1 207-555-0142',
        websites: [
          { url: 'https://oldharbormuseum.example.org/', label: 'Website' },
          { url: 'https://oldharbormuseum.example.org/tickets', label: 'Tickets' },
        ],
        priceRanges: [
          { kind: 'general', min: { amount: 0, currency: 'USD' }, max: { amount: 18, currency: 'USD' } },
        ],
        paymentMethods: ['cash', 'creditCard', 'debitCard', 'eMoney'],
        facilities: ['freeWifi', 'noSmoking', 'parking'],
        seats: 60,
        stations: [
          { name: 'Commercial St + Old Wharf', line: 'METRO bus 8', walkMinutes: 3 },
          { name: 'Casco Bay Ferry Terminal', line: 'Casco Bay Lines', walkMinutes: 6 },
        ],
        healthAndSafety: ['handSanitizer', 'ventilation', 'contactlessPayment'],
      },
      faq: {
        items: [
          {
            id: 'tickets',
            question: 'How much is admission?',
            answer:
              'Adults $18, seniors and students $14, ages 6 to 17 $8, under 6 free. Portland residents pay what they wish on the first Friday of the month.\n\nA ticket is good for the day: go out for lunch and come back.',
            updatedAt: '2026-09-08T10:00:00-04:00',
          },
          {
            id: 'winter',
            question: 'Are you open on weekdays in winter?',
            answer:
              'From mid-October to Memorial Day weekend we are open on Saturdays and Sundays only, and daily in the week after Christmas. School groups can visit on weekdays by arrangement.',
            updatedAt: '2026-10-12T10:00:00-04:00',
          },
          {
            id: 'time',
            question: 'How long does a visit take?',
            answer:
              'Most people stay an hour and a half. Add half an hour for the lens room: it is lit at 11 am, 1 pm and 3 pm, with a talk of ten minutes.',
          },
          {
            id: 'accessibility',
            question: 'Is the museum accessible?',
            answer:
              'All galleries are, by ramp and elevator. The schooner Abigail at the wharf is not: her gangway is steep at low tide. Two wheelchairs are free to borrow; large-print guides are at the desk.',
          },
          {
            id: 'parking',
            question: 'Where can I park?',
            answer:
              'Eleven spaces on the wharf are for visitors, two of them accessible. The garage on Fore Street is five minutes away; we validate two hours.',
          },
        ],
      },
      nearbyPlaces: [
        {
          id: 'ferry',
          name: 'Casco Bay Ferry Terminal',
          category: 'Ferry',
          latitude: 43.6567,
          longitude: -70.2487,
          hours: { timeZone: 'America/New_York', weekly: everyDay(times('05:30-22:30')) },
        },
        {
          id: 'chowder',
          name: 'Widow’s Walk Chowder House',
          category: 'Restaurant',
          latitude: 43.6569,
          longitude: -70.2498,
          hours: { timeZone: 'America/New_York', weekly: { ...everyDay(times('11:30-21:00')), mon: [] } },
        },
        {
          id: 'chandlery',
          name: 'Merrill & Daughters Ship Chandlers',
          category: 'Ship chandler',
          latitude: 43.6552,
          longitude: -70.2503,
          hours: { timeZone: 'America/New_York', weekly: { ...everyDay(times('08:00-17:00')), sun: [] } },
        },
      ],
    },
  },
  sections: ['basic-info', 'media-feed', 'faq'],
  friends: 2_154,
  followers: 890,
  posts: 64,
  callSetting: { enabled: true, acceptance: 'direct', phone: '+1 207-555-0142' },
  responseMode: { mode: 'bot' },
  replyTime: { medianMinutes: 240 },
  subPages: [
    {
      type: 'MEDIA',
      content: {
        original: {
          items: [
            {
              id: 'm-3',
              kind: 'photo',
              publishedAt: '2026-11-14T11:05:00-05:00',
              caption: 'The lens of Halfway Rock: 416 pieces of glass, all polished by hand this week.',
              pictures: [picture('photo-2', 'A first-order Fresnel lens, shining in front of the windows')],
            },
            {
              id: 'm-2',
              kind: 'post',
              publishedAt: '2026-10-31T16:20:00-04:00',
              caption: 'The model of the Abigail is back from the conservator, with every rope in its place.',
              pictures: [picture('photo-1', 'Model of a two-masted schooner in a glass case')],
            },
            {
              id: 'm-1',
              kind: 'photo',
              publishedAt: '2026-10-10T12:00:00-04:00',
              caption: 'New in the chart room: Casco Bay as the pilots of 1872 drew it.',
              pictures: [picture('photo-3', 'Sea charts, a globe and a lamp on a desk')],
            },
          ],
        },
      },
    },
  ],
};

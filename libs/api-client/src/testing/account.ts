import type { BasicInfo } from '../schemas/index.js';
import type { OpenInterval, BusinessHours } from '../schemas/business-hours.js';
import type { Account, AccountPage } from '../schemas/account-page.js';

const picture = {
  url: 'https://pictures.example.com/komorebi/counter.jpg',
  width: 960,
  height: 720,
  alt: 'The counter of Komorebi Coffee',
};

const komorebi: Account = {
  accountId: 'oa-komorebi',
  basicSearchId: '@412kmrbi',
  premiumSearchId: '@komorebi',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  name: 'Komorebi Coffee',
  contentLanguage: 'en',
  category: 'Coffee house and roastery',
  businessType: 'cafe',
  statusMessage: 'Now: Ethiopia Guji',
  description: 'A small roastery in a ninety-year-old wooden house, down a back lane in Yanaka.',
  badge: 'premium',
  color: '#2f6b4f',
  icon: picture,
  cover: picture,
  shareImage: { ...picture, width: 1200, height: 630 },
  showsFriendCount: true,
  friendCount: 12846,
  followerCount: 4310,
  features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
};

const day: OpenInterval[] = [{ opens: '08:00', closes: '16:30', lastOrder: '16:00' }];

/** Closed on Wednesdays. */
export const hours: BusinessHours = {
  timeZone: 'Asia/Tokyo',
  weekly: { sun: day, mon: day, tue: day, wed: [], thu: day, fri: day, sat: day },
};

const basicInfo: BasicInfo = {
  hours,
  address: {
    text: '3-9-14 Yanaka, Taito-ku, Tokyo 110-0001',
    latitude: 35.72735,
    longitude: 139.76603,
  },
  phone: '+81 3-0123-4567',
  websites: [{ url: 'https://komorebi-coffee.example.jp/', label: 'Website' }],
  priceRanges: [{ kind: 'general', min: { amount: 550, currency: 'JPY' } }],
  paymentMethods: ['cash', 'creditCard'],
  facilities: ['freeWifi', 'noSmoking'],
  seats: 22,
  stations: [{ name: 'Sendagi', line: 'Chiyoda Line', walkMinutes: 7 }],
  healthAndSafety: [],
};

/** Sections with an endpoint of their own: one for each type of sub-page plugin. */
const withEndpoint = ['coupon', 'showcase', 'media-feed', 'reward-card', 'busy-times', 'membership'];

const page: AccountPage = {
  account: komorebi,
  sections: [
    { type: 'basic-info', id: 'basic-info', data: basicInfo },
    ...withEndpoint.map((type) => ({ type, id: type, pageId: 'home' })),
  ],
  subPages: [],
  nearbyPlaces: [
    { id: 'shanlan', name: 'Shanlan Tea', distance: 180, latitude: 35.7281, longitude: 139.7652 },
  ],
};

/**
 * A valid account that has every field, for tests.
 *
 * @param changes what is different in a test
 */
export const account = (changes: Partial<Account> = {}): Account => ({
  ...structuredClone(komorebi),
  ...changes,
});

/**
 * The page of {@link account}, as `getAccountPage` resolves with it.
 *
 * @param changes what is different in a test
 */
export const accountPage = (changes: Partial<AccountPage> = {}): AccountPage => ({
  ...structuredClone(page),
  ...changes,
});

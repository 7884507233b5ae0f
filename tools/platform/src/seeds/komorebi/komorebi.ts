import type { ResponseModeSetting } from '@oa-profile/api-client';
import type { Signboard } from '@oa-profile/plugin-signboard/data';
import { times } from '../hours.js';
import type { AccountSeed, ReservationRules } from '../account-seed.js';
import { pageOf } from '../page-of.js';
import { account } from './account.js';
import { announcements } from './announcements.js';
import { basicInfo } from './basic-info.js';
import { busyTimes } from './busy-times.js';
import { coupons } from './coupons.js';
import { delivery } from './delivery.js';
import { faq } from './faq.js';
import { jobs } from './jobs.js';
import { media } from './media.js';
import { membership } from './membership.js';
import { dishes, menu } from './menu.js';
import { nearbyPlaces } from './nearby-places.js';
import { photo } from './photo.js';
import { recommendation } from './recommendation.js';
import { reviews } from './reviews.js';
import { rewardCard } from './reward-card.js';
import { showcase } from './showcase.js';
import { socialMedia } from './social-media.js';
import { takeout } from './takeout.js';
import { write } from './write.js';

const signboard = write<Signboard>((say) => ({
  picture: photo(say, 'listening-night'),
  text: say(
    '金曜と土曜は、レコードの夜。',
    'Fridays and Saturdays are record nights.',
    'ทุกคืนวันศุกร์และเสาร์ คือคืนแห่งแผ่นเสียง',
  ),
  url: 'https://komorebi-coffee.example.jp/listening',
}));

const weekday = times('09:00-20:00');

const responseMode: ResponseModeSetting = {
  mode: 'chat',
  responseHours: {
    timeZone: 'Asia/Tokyo',
    weekly: {
      sun: times('10:00-19:00'),
      mon: weekday,
      tue: [],
      wed: weekday,
      thu: weekday,
      fri: times('09:00-22:00'),
      sat: times('10:00-22:00'),
    },
  },
};

const evenings = ['17:30', '18:00', '18:30', '19:00', '19:30'];
const nights = [...evenings, '20:00', '20:30', '21:00', '22:00', '23:00'];

const reservation: ReservationRules = {
  partySize: { min: 1, max: 6 },
  durationMinutes: 90,
  tables: 7,
  weekly: { sun: evenings, mon: evenings, wed: evenings, thu: evenings, fri: nights, sat: nights },
  closedOn: [
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
    '2027-01-06',
  ],
};

/** A coffee house in Tokyo that has everything. */
export const komorebi: AccountSeed = {
  page: pageOf({
    account,
    basicInfo,
    faq,
    delivery,
    takeout,
    reviews,
    socialMedia,
    signboard,
    announcements,
    nearbyPlaces,
  }),
  elsewhere: {
    'zh-TW': { name: '木漏れ日珈琲 Komorebi', category: '自家烘焙咖啡館' },
    id: { name: 'Komorebi Coffee', category: 'Kedai kopi dan roastery' },
    ko: { name: '코모레비 커피', category: '로스터리 카페' },
  },
  sections: [
    'signboard',
    'announcements',
    'coupon',
    'basic-info',
    'busy-times',
    'takeout',
    'delivery',
    'media-feed',
    'reward-card',
    'membership',
    'showcase',
    'reviews',
    'faq',
    'social-media',
    'mall-recommendations',
  ],
  furtherPages: [menu, jobs],
  countsGuests: true,
  friends: 12_846,
  followers: 4_310,
  posts: 126,
  callSetting: {
    enabled: true,
    acceptance: 'direct',
    minimumAppVersion: '13.4.0',
    phone: '+81 3-0123-4567',
  },
  responseMode,
  replyTime: { medianMinutes: 25 },
  reservation,
  recommendation,
  subPages: [media, coupons, rewardCard, showcase, busyTimes, membership, dishes],
};

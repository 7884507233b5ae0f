import type { Signboard } from '@oa-profile/plugin-signboard/data';
import { everyDay, times } from '../hours.js';
import type { AccountSeed } from '../account-seed.js';
import { pageOf } from '../page-of.js';
import { account } from './account.js';
import { announcements } from './announcements.js';
import { basicInfo } from './basic-info.js';
import { delivery } from './delivery.js';
import { faq } from './faq.js';
import { nearbyPlaces } from './nearby-places.js';
import { reviews } from './reviews.js';
import { socialMedia } from './social-media.js';
import { subPages } from './sub-pages.js';
import { takeout } from './takeout.js';
import { picture, write } from './write.js';

const lunchTables = ['11:00', '12:00', '13:00'];
const dinnerTables = ['17:00', '17:30', '18:00', '19:00', '20:00', '20:30'];
const tables = [...lunchTables, ...dinnerTables];

const signboard = write<Signboard>((say) => ({
  picture: picture(
    'krathong',
    say('กระทงลอยบนแม่น้ำใต้แสงจันทร์', 'Krathongs with candles on the river under a full moon'),
  ),
  text: say('ลอยกระทง อังคารที่ 24 พฤศจิกายน เปิดเฉพาะมื้อเย็น', 'Loy Krathong, Tuesday, 24 November: dinner only'),
  url: 'https://baanrimnam.example.com/loykrathong',
  until: '2026-11-25T00:00:00+07:00',
}));

/** A restaurant on the river in Bangkok, with two services a day. Calls only on a request in chat. */
export const baanrimnam: AccountSeed = {
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
    ja: { name: 'バーン・リム・ナーム', category: 'タイ料理店' },
    'zh-TW': { name: 'Baan Rim Nam 水岸之家', category: '泰式餐廳' },
    id: { name: 'Baan Rim Nam', category: 'Restoran Thailand' },
    ko: { name: '반 림 남', category: '태국 음식점' },
  },
  sections: [
    'signboard',
    'basic-info',
    'busy-times',
    'coupon',
    'announcements',
    'takeout',
    'delivery',
    'media-feed',
    'reviews',
    'reward-card',
    'faq',
    'social-media',
    'mall-recommendations',
  ],
  countsGuests: true,
  friends: 38_402,
  followers: 15_220,
  posts: 412,
  callSetting: { enabled: true, acceptance: 'byRequest', phone: '+66 2 000 0142' },
  responseMode: {
    mode: 'chat',
    responseHours: {
      timeZone: 'Asia/Bangkok',
      weekly: {
        ...everyDay(times('10:00-21:00')),
        mon: times('15:00-21:00'),
        fri: times('10:00-22:00'),
        sat: times('10:00-22:00'),
      },
    },
  },
  replyTime: { medianMinutes: 8 },
  reservation: {
    partySize: { min: 1, max: 12 },
    durationMinutes: 120,
    tables: 9,
    weekly: { ...everyDay(tables), mon: dinnerTables },
    closedOn: ['2027-01-02', '2027-01-03', '2027-01-04', '2027-04-13', '2027-04-14', '2027-04-15'],
  },
  recommendation: { original: { accountIds: ['oa-komorebi', 'oa-shanlan'], items: [] } },
  subPages,
};

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
import { picture, write } from './write.js';

const morning = times('10:00-12:00');

const signboard = write<Signboard>((say) => ({
  picture: picture('winter-tea', say('霧中的茶山與一只蓋碗', 'A covered bowl before tea hills in the mist')),
  text: say('冬茶上市', 'The winter tea is here'),
  url: 'https://shop.shanlan-tea.example.com.tw/winter',
}));

/** A tea shop in Taipei that has been there since 1921. It takes calls, and answers them in the morning. */
export const shanlan: AccountSeed = {
  page: pageOf({
    account,
    basicInfo,
    faq,
    delivery,
    reviews,
    socialMedia,
    signboard,
    announcements,
    nearbyPlaces,
  }),
  elsewhere: {
    ja: { name: '山嵐茶行', category: '茶葉店・茶芸館' },
    th: { name: 'ร้านชาซานหลัน', category: 'ร้านใบชาและห้องชา' },
    id: { name: 'Rumah Teh Shanlan', category: 'Toko dan kedai teh' },
    ko: { name: '산란 찻집', category: '차 전문점·찻집' },
  },
  sections: [
    'basic-info',
    'signboard',
    'showcase',
    'announcements',
    'busy-times',
    'membership',
    'media-feed',
    'coupon',
    'delivery',
    'reward-card',
    'reviews',
    'faq',
    'social-media',
    'mall-recommendations',
  ],
  friends: 21_077,
  followers: 8_805,
  posts: 233,
  callSetting: { enabled: true, acceptance: 'direct', phone: '+886 2 0155 0142' },
  responseMode: {
    mode: 'chat',
    responseHours: {
      timeZone: 'Asia/Taipei',
      weekly: { ...everyDay(morning), sun: [], wed: [] },
    },
  },
  replyTime: { medianMinutes: 40 },
  recommendation: { original: { accountIds: ['oa-komorebi', 'oa-baanrimnam'], items: [] } },
  subPages,
};

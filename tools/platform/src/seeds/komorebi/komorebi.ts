import type { AccountSeed } from '../account-seed.js';
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
import { recommendation } from './recommendation.js';
import { reservation } from './reservation.js';
import { responseMode } from './response-mode.js';
import { reviews } from './reviews.js';
import { rewardCard } from './reward-card.js';
import { showcase } from './showcase.js';
import { signboard } from './signboard.js';
import { socialMedia } from './social-media.js';
import { takeout } from './takeout.js';

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

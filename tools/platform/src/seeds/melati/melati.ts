import type { Signboard } from '@oa-profile/plugin-signboard/data';
import type { SocialMedia } from '@oa-profile/plugin-social-media/data';
import { everyDay, times } from '../hours.js';
import type { AccountSeed, Translated } from '../account-seed.js';
import { pageOf } from '../page-of.js';
import { account } from './account.js';
import { announcements } from './announcements.js';
import { basicInfo } from './basic-info.js';
import { delivery } from './delivery.js';
import { faq } from './faq.js';
import { nearbyPlaces } from './nearby-places.js';
import { reviews } from './reviews.js';
import { subPages } from './sub-pages.js';
import { picture, write } from './write.js';

const desk = times('08:00-12:00', '13:30-20:00');
const appointments = ['08:30', '09:30', '10:30', '13:30', '14:30', '15:30', '16:30', '18:30'];

const signboard = write<Signboard>((say) => ({
  picture: picture(
    'vaccination',
    say('Lengan anak dengan plester bergambar melati', 'A child’s arm with a jasmine plaster'),
  ),
  text: say(
    'Vaksin flu sudah tersedia. Tanpa janji, Selasa dan Kamis pagi.',
    'The flu vaccine is here. No appointment, Tuesday and Thursday mornings.',
  ),
  url: 'https://klinikmelati.example.co.id/vaksin-flu',
}));

const socialMedia: Translated<SocialMedia> = {
  original: {
    links: [
      {
        network: 'instagram',
        url: 'https://www.instagram.com/klinikmelati.example',
        handle: '@klinikmelati.example',
      },
      { network: 'facebook', url: 'https://www.facebook.com/klinikmelati.example' },
    ],
  },
};

/**
 * A family clinic in Jakarta, with a break at noon. It takes no calls in the app: its emergency line is a telephone,
 * which works for everybody.
 */
export const melati: AccountSeed = {
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
    ja: { name: 'ムラティ・クリニック', category: 'ファミリークリニック' },
    'zh-TW': { name: '茉莉診所', category: '家庭醫學診所' },
    th: { name: 'คลินิกเมอลาตี', category: 'คลินิกครอบครัว' },
    ko: { name: '믈라티 의원', category: '가정의학과 의원' },
  },
  sections: [
    'announcements',
    'basic-info',
    'busy-times',
    'signboard',
    'faq',
    'delivery',
    'media-feed',
    'reviews',
    'social-media',
    'mall-recommendations',
  ],
  friends: 6_731,
  followers: 0,
  posts: 58,
  callSetting: { enabled: false, acceptance: 'direct', phone: '+62 21 0055 0911' },
  responseMode: {
    mode: 'chat',
    responseHours: {
      timeZone: 'Asia/Jakarta',
      weekly: { ...everyDay(desk), sun: [], sat: desk.slice(0, 1) },
    },
  },
  replyTime: { medianMinutes: 12 },
  reservation: {
    partySize: { min: 1, max: 3 },
    durationMinutes: 20,
    tables: 4,
    weekly: {
      mon: appointments,
      tue: appointments,
      wed: appointments,
      thu: appointments,
      fri: appointments,
      sat: appointments.slice(0, 3),
    },
    closedOn: ['2026-12-25', '2027-01-01', '2027-01-05'],
  },
  recommendation: { original: { accountIds: ['oa-komorebi'], items: [] } },
  subPages,
};

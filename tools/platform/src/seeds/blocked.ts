import type { AccountSeed } from './account-seed.js';
import { everyDay } from './every-day.js';
import { mapUrl } from './pictures.js';
import { publicHolidays } from './public-holidays.js';

const open = [{ opens: '10:00', closes: '19:00' }];

/** Edge case: an ordinary flower shop that every visitor has blocked. */
export const blocked: AccountSeed = {
  page: {
    original: {
      account: {
        accountId: 'oa-blocked',
        basicSearchId: '@360hnmmz',
        premiumSearchId: '@blocked',
        countryCode: 'JP',
        timeZone: 'Asia/Tokyo',
        currency: 'JPY',
        contentLanguage: 'ja',
        name: '花屋みずたま',
        category: '生花店',
        businessType: 'florist',
        statusMessage: '季節の花束、承ります',
        description: '代々木上原の小さな花屋です。花束ひとつから、ご予算に合わせてお作りします。',
        badge: 'verified',
        color: '#b03a6b',
        features: ['call', 'keep', 'follow', 'share', 'report'],
      },
      basicInfo: {
        hours: {
          timeZone: 'Asia/Tokyo',
          weekly: { sun: open, mon: open, tue: open, wed: [], thu: open, fri: open, sat: open },
          publicHolidays: [...publicHolidays.JP],
          special: [
            { from: '2026-12-31', to: '2026-12-31', intervals: [{ opens: '08:00', closes: '14:00' }] },
            { from: '2027-01-01', to: '2027-01-04', intervals: [], note: '正月休み' },
          ],
        },
        address: {
          text: '〒151-0066 東京都渋谷区西原3-99-2',
          street: '西原3-99-2',
          locality: '渋谷区',
          region: '東京都',
          postalCode: '151-0066',
          latitude: 35.66905,
          longitude: 139.67982,
          mapUrl: mapUrl(35.66905, 139.67982),
        },
        phone: '+81 3-0123-8714',
        paymentMethods: ['cash', 'creditCard', 'qrPayment'],
        stations: [{ name: '代々木上原駅', line: '小田急線・千代田線', walkMinutes: 4 }],
      },
      faq: {
        items: [
          {
            id: 'order',
            question: '花束は当日でも作ってもらえますか？',
            answer: 'はい。15分ほどでお作りします。1万円以上のものは前日までにご連絡ください。',
          },
          {
            id: 'delivery',
            question: '配達はできますか？',
            answer: '渋谷区と世田谷区の一部へ、税込5,000円以上でお届けします。配達料は800円です。',
          },
        ],
      },
      announcements: {
        items: [
          {
            id: 'poinsettia',
            title: 'ポインセチアが入りました',
            body: '赤・白・桃の三色。小さな鉢は1,200円からです。',
            publishedAt: '2026-11-19T10:00:00+09:00',
          },
          {
            id: 'new-year-flowers',
            title: 'お正月のしめ飾り、ご予約は12月20日まで',
            publishedAt: '2026-11-10T10:00:00+09:00',
          },
        ],
      },
      socialMedia: {
        links: [
          {
            network: 'instagram',
            url: 'https://www.instagram.com/mizutama.example',
            handle: '@mizutama.example',
          },
        ],
      },
      signboard: { text: '季節の花束、3,000円から承ります。' },
      nearbyPlaces: [
        {
          id: 'bakery',
          name: 'パン工房 西原',
          category: 'パン屋',
          latitude: 35.66871,
          longitude: 139.68034,
          hours: { timeZone: 'Asia/Tokyo', weekly: { ...everyDay('07:30', '18:00'), mon: [] } },
        },
        { id: 'park', name: '代々木大山公園', category: '公園', latitude: 35.66992, longitude: 139.6779 },
      ],
    },
    translations: {
      en: {
        account: {
          name: 'Mizutama Flowers',
          category: 'Florist',
          statusMessage: 'Bouquets to order',
          description: 'A small florist in Yoyogi-Uehara. From a single bunch on, made to your budget.',
        },
        basicInfo: {
          hours: { special: [{}, { note: 'New Year holiday' }] },
          address: {
            text: '3-99-2 Nishihara, Shibuya-ku, Tokyo 151-0066',
            street: '3-99-2 Nishihara',
            locality: 'Shibuya-ku',
            region: 'Tokyo',
          },
          stations: [{ name: 'Yoyogi-Uehara', line: 'Odakyu Line, Chiyoda Line' }],
        },
        faq: {
          items: [
            {
              question: 'Can you make a bouquet on the same day?',
              answer: 'Yes, in about 15 minutes. For 10,000 yen and more, please tell us the day before.',
            },
            {
              question: 'Do you deliver?',
              answer:
                'To Shibuya and parts of Setagaya, from 5,000 yen including tax. Delivery costs 800 yen.',
            },
          ],
        },
        announcements: {
          items: [
            {
              title: 'The poinsettias are here',
              body: 'In red, white and pink. The small pots are from 1,200 yen.',
            },
            { title: 'New Year wreaths: order by 20 December' },
          ],
        },
        signboard: { text: 'Bouquets of the season, from 3,000 yen.' },
        nearbyPlaces: [
          { name: 'Nishihara Bakery', category: 'Bakery' },
          { name: 'Yoyogi-Oyama Park', category: 'Park' },
        ],
      },
    },
  },
  sections: ['signboard', 'announcements', 'basic-info', 'faq', 'social-media'],
  defaultFriendship: 'friendBlocked',
  friends: 873,
  followers: 240,
  posts: 31,
  callSetting: { enabled: true, acceptance: 'direct', phone: '+81 3-0123-8714' },
  replyTime: { medianMinutes: 90 },
};

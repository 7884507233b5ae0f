import type { AccountSeed } from './account-seed.js';

/** Edge case: a flower shop that every visitor has blocked. */
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
        badge: 'verified',
        color: '#b03a6b',
        features: ['call', 'keep', 'follow', 'share', 'report'],
      },
      signboard: { text: '季節の花束、3,000円から承ります。' },
    },
    translations: {
      en: {
        account: { name: 'Mizutama Flowers', category: 'Florist', statusMessage: 'Bouquets to order' },
        signboard: { text: 'Bouquets of the season, from 3,000 yen.' },
      },
    },
  },
  sections: ['signboard'],
  defaultFriendship: 'friendBlocked',
  friends: 873,
  followers: 240,
  posts: 31,
  callSetting: { enabled: true, acceptance: 'direct', phone: '+81 3-0123-8714' },
  replyTime: { medianMinutes: 90 },
};

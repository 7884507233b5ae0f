import type { AccountSeed } from './account-seed.js';

/** Edge case: an account that must not be shown. */
export const forbidden: AccountSeed = {
  access: 'forbidden',
  page: {
    original: {
      account: {
        accountId: 'oa-forbidden',
        basicSearchId: '@403frbdn',
        premiumSearchId: '@forbidden',
        countryCode: 'JP',
        timeZone: 'Asia/Tokyo',
        currency: 'JPY',
        contentLanguage: 'ja',
        name: '公開停止中',
        badge: 'unverified',
      },
    },
  },
  friends: 0,
  followers: 0,
  posts: 0,
};

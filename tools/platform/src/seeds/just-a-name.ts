import type { AccountSeed } from './account-seed.js';

/** Edge case: an unverified account with a basic search id, a name and nothing else. */
export const justAName: AccountSeed = {
  page: {
    original: {
      account: {
        accountId: 'oa-justaname',
        basicSearchId: '@justaname',
        countryCode: 'JP',
        timeZone: 'Asia/Tokyo',
        currency: 'JPY',
        contentLanguage: 'ja',
        name: '佐藤そろばん教室',
        badge: 'unverified',
      },
    },
  },
  friends: 3,
  followers: 0,
  posts: 0,
};

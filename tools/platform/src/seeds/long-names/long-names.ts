import type { AccountSeed } from '../account-seed.js';
import { komorebi } from '../komorebi/komorebi.js';
import { account } from './account.js';
import { basicInfo } from './basic-info.js';
import { withLongTexts } from './with-long-texts.js';

/** Edge case: what {@link komorebi} has, with texts too long for any layout, countless friends, no pictures. */
export const longNames: AccountSeed = {
  page: {
    original: {
      ...withLongTexts(komorebi.page.original),
      account: account.original,
      basicInfo: basicInfo.original,
    },
  },
  sections: komorebi.sections,
  friends: 98_765_432,
  followers: 76_543_210,
  posts: 123_456,
  callSetting: { enabled: true, acceptance: 'byRequest', phone: '+62 21 0055 0199' },
  replyTime: { medianMinutes: 20_160 },
  recommendation: withLongTexts(komorebi.recommendation),
  subPages: komorebi.subPages?.filter(({ pageId }) => !pageId).map(withLongTexts),
};

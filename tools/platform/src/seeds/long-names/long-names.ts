import type { AccountSeed, RecommendationSeed, Translated } from '../account-seed.js';
import { pageOf } from '../page-of.js';
import { sectionContracts } from '../../section-contracts.js';
import { contentKeyOf } from '../seeded-data.js';
import { account } from './account.js';
import { basicInfo } from './basic-info.js';
import { endlessWord, japaneseSentence, thaiSentence } from './endless-texts.js';
import { faq } from './faq.js';
import { missingPicture } from './missing-picture.js';
import {
  announcements,
  delivery,
  nearbyPlaces,
  reviews,
  signboard,
  socialMedia,
  takeout,
} from './sections.js';
import { subPages } from './sub-pages.js';

const recommendation: Translated<RecommendationSeed> = {
  original: {
    accountIds: ['oa-komorebi', 'oa-baanrimnam', 'oa-shanlan', 'oa-melati', 'oa-harbor', 'oa-justaname'],
    items: [
      {
        id: 'kata',
        title: endlessWord,
        url: 'https://toko.example.org/kata',
        picture: missingPicture('word', 720, 720),
        price: { amount: 99_999_999_999, currency: 'IDR' },
      },
      {
        id: 'thai',
        title: thaiSentence,
        url: 'https://stickers.example.com/persahabatan',
        picture: missingPicture('sticker', 720, 720),
        assetKind: 'sticker',
      },
      {
        id: 'japanese',
        title: japaneseSentence,
        url: 'https://themes.example.com/persahabatan',
        picture: missingPicture('theme', 720, 1280),
        price: { amount: 0, currency: 'IDR' },
        assetKind: 'theme',
      },
    ],
  },
};

const page = pageOf({
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
});

/** Edge case: texts too long for any layout, a huge number of friends, and missing pictures. */
export const longNames: AccountSeed = {
  page,
  // A new plugin tests long texts in its own stories.
  sections: sectionContracts.flatMap(({ type, source }) =>
    source.kind === 'account-page' && !(contentKeyOf(type) in page.original) ? [] : [type],
  ),
  friends: 98_765_432,
  followers: 76_543_210,
  posts: 123_456,
  callSetting: { enabled: true, acceptance: 'byRequest', phone: '+62 21 0055 0199' },
  replyTime: { medianMinutes: 20_160 },
  recommendation,
  subPages,
};

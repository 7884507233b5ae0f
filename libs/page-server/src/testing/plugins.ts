import { announcementsPlugin } from '@oa-profile/plugin-announcements';
import { basicInfoPlugin } from '@oa-profile/plugin-basic-info';
import { busyTimesPlugin } from '@oa-profile/plugin-busy-times';
import { couponPlugin } from '@oa-profile/plugin-coupon';
import { deliveryPlugin } from '@oa-profile/plugin-delivery';
import { faqPlugin } from '@oa-profile/plugin-faq';
import { lastVisitPlugin } from '@oa-profile/plugin-last-visit';
import { mallRecommendationsPlugin } from '@oa-profile/plugin-mall-recommendations';
import { mediaFeedPlugin } from '@oa-profile/plugin-media-feed';
import { membershipPlugin } from '@oa-profile/plugin-membership';
import { placePlugin } from '@oa-profile/plugin-place';
import { reservationPlugin } from '@oa-profile/plugin-reservation';
import { reviewsPlugin } from '@oa-profile/plugin-reviews';
import { rewardCardPlugin } from '@oa-profile/plugin-reward-card';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { searchPlugin } from '@oa-profile/plugin-search';
import { showcasePlugin } from '@oa-profile/plugin-showcase';
import { signboardPlugin } from '@oa-profile/plugin-signboard';
import { socialMediaPlugin } from '@oa-profile/plugin-social-media';
import { takeoutPlugin } from '@oa-profile/plugin-takeout';
import { filesOfEveryAccount } from '../files/files-of-every-account.js';

/** What the sites show that page servers are tried with: all that there is. */
export const plugins: readonly Plugin[] = [
  signboardPlugin,
  announcementsPlugin,
  basicInfoPlugin,
  couponPlugin,
  busyTimesPlugin,
  rewardCardPlugin,
  membershipPlugin,
  showcasePlugin,
  takeoutPlugin,
  deliveryPlugin,
  mediaFeedPlugin,
  reviewsPlugin,
  mallRecommendationsPlugin,
  socialMediaPlugin,
  faqPlugin,
  placePlugin,
  reservationPlugin,
  searchPlugin,
  lastVisitPlugin,
];

/** The files of an account that are the same for all visitors, by their addresses below the account's. */
export const sharedFiles: readonly string[] = [
  ...Object.keys(filesOfEveryAccount),
  ...plugins
    .flatMap(({ server }) => Object.values(server?.files ?? {}))
    .filter(({ keptBy }) => keptBy === 'all')
    .map(({ path }) => path.replace(/:day\{.*/, '2026-11-23.ics')),
];

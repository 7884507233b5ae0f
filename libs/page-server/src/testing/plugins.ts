import type { PluginLoader } from '@oa-profile/plugin-sdk/internal';

/** Plugins of every kind: a page server is tried with the sections of real pages. */
export const plugins: Readonly<Record<string, PluginLoader>> = {
  signboard: () => import('@oa-profile/plugin-signboard').then(({ signboardPlugin }) => signboardPlugin),
  announcements: () =>
    import('@oa-profile/plugin-announcements').then(({ announcementsPlugin }) => announcementsPlugin),
  'basic-info': () => import('@oa-profile/plugin-basic-info').then(({ basicInfoPlugin }) => basicInfoPlugin),
  coupon: () => import('@oa-profile/plugin-coupon').then(({ couponPlugin }) => couponPlugin),
  'busy-times': () => import('@oa-profile/plugin-busy-times').then(({ busyTimesPlugin }) => busyTimesPlugin),
  'reward-card': () =>
    import('@oa-profile/plugin-reward-card').then(({ rewardCardPlugin }) => rewardCardPlugin),
  membership: () => import('@oa-profile/plugin-membership').then(({ membershipPlugin }) => membershipPlugin),
  showcase: () => import('@oa-profile/plugin-showcase').then(({ showcasePlugin }) => showcasePlugin),
  takeout: () => import('@oa-profile/plugin-takeout').then(({ takeoutPlugin }) => takeoutPlugin),
  delivery: () => import('@oa-profile/plugin-delivery').then(({ deliveryPlugin }) => deliveryPlugin),
  'media-feed': () => import('@oa-profile/plugin-media-feed').then(({ mediaFeedPlugin }) => mediaFeedPlugin),
  reviews: () => import('@oa-profile/plugin-reviews').then(({ reviewsPlugin }) => reviewsPlugin),
  'mall-recommendations': () =>
    import('@oa-profile/plugin-mall-recommendations').then(
      ({ mallRecommendationsPlugin }) => mallRecommendationsPlugin,
    ),
  'social-media': () =>
    import('@oa-profile/plugin-social-media').then(({ socialMediaPlugin }) => socialMediaPlugin),
  faq: () => import('@oa-profile/plugin-faq').then(({ faqPlugin }) => faqPlugin),
};

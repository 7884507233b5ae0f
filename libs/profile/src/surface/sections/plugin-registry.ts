import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';

/**
 * Every plugin of the page: the only file that names them. Each is loaded when its section comes near, so a new
 * line here adds nothing to what every visitor downloads first.
 */
const registry: Readonly<Record<string, () => Promise<AnyProfilePlugin>>> = {
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

/** Types of section that this page knows. */
export const pluginTypes: readonly string[] = Object.keys(registry);

/** Loads the plugin of a section. Rejects for a type that {@link pluginTypes} does not have. */
export async function loadPlugin(type: string): Promise<AnyProfilePlugin> {
  const load = Object.hasOwn(registry, type) ? registry[type] : undefined;
  if (!load) throw new RangeError(`No plugin for a section of type ${type}`);
  return load();
}

import type { PluginLoaders } from '@oa-profile/plugin-sdk/page';

/** The sections of this site. */
export const plugins: PluginLoaders = {
  'basic-info': () => import('@oa-profile/plugin-basic-info').then(({ basicInfoPlugin }) => basicInfoPlugin),
  faq: () => import('@oa-profile/plugin-faq').then(({ faqPlugin }) => faqPlugin),

  // Left out on purpose. Without its line, the first section of a type would be a warning in the server's log.
  announcements: null,
  'busy-times': null,
  coupon: null,
  delivery: null,
  'mall-recommendations': null,
  'media-feed': null,
  membership: null,
  reviews: null,
  'reward-card': null,
  showcase: null,
  signboard: null,
  'social-media': null,
  takeout: null,
};

import type { PluginLoaders } from '@oa-profile/plugin-sdk/page';

/**
 * The plugins of this site, by the type of their section: the only file that names them. Each is loaded when its section
 * comes near the window, so a new line here adds nothing to what every visitor downloads first.
 */
export const plugins: PluginLoaders = {
  signboard: () => import('@oa-profile/plugin-signboard').then(({ signboardPlugin }) => signboardPlugin),
  welcome: () => import('./welcome/welcome-plugin.js').then(({ welcomePlugin }) => welcomePlugin),
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
  'social-media': null,
  takeout: null,
};

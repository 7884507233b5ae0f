import { basicInfoPlugin } from '@oa-profile/plugin-basic-info';
import { faqPlugin } from '@oa-profile/plugin-faq';
import { lastVisitPlugin } from '@oa-profile/plugin-last-visit';
import { placePlugin } from '@oa-profile/plugin-place';
import { reservationPlugin } from '@oa-profile/plugin-reservation';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { searchPlugin } from '@oa-profile/plugin-search';
import { signboardPlugin } from '@oa-profile/plugin-signboard';
import { welcomePlugin } from './welcome/welcome-plugin.js';

/**
 * What this site shows, and what visitors can do here besides what every account has: for browser and server, the only file that
 * names it. What a plugin is comes with the code of the first taps; its section, views and pop-ups are loaded late.
 */
export const plugins: readonly Plugin[] = [
  signboardPlugin,
  welcomePlugin,
  basicInfoPlugin,
  faqPlugin,
  placePlugin,
  reservationPlugin,
  searchPlugin,
  lastVisitPlugin,
  // Left out on purpose: of a section whose name is not in this list, the server's log says so once.
  ...[
    'announcements',
    'busy-times',
    'coupon',
    'delivery',
    'mall-recommendations',
    'media-feed',
    'membership',
    'reviews',
    'reward-card',
    'showcase',
    'social-media',
    'takeout',
  ].map((name) => ({ name })),
];

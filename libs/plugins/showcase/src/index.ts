'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** Goods of an account: picture, name, price, and where to buy them. */
export const showcasePlugin: SectionPlugin = {
  name: 'showcase',
  section: () => import('./section.js').then(({ showcaseSection }) => showcaseSection),
};

'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** What an account delivers, where, when, and on what terms. */
export const deliveryPlugin: SectionPlugin = {
  name: 'delivery',
  section: () => import('./section.js').then(({ deliverySection }) => deliverySection),
};

'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** Visitors' reviews of an account, until review features end. */
export const reviewsPlugin: SectionPlugin = {
  name: 'reviews',
  section: () => import('./section.js').then(({ reviewsSection }) => reviewsSection),
};

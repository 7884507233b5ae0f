'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** Similar accounts, and items from the account's shop. */
export const mallRecommendationsPlugin: SectionPlugin = {
  name: 'mall-recommendations',
  section: () => import('./section.js').then(({ mallRecommendationsSection }) => mallRecommendationsSection),
};

'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** The visitor's stamp card for an account. */
export const rewardCardPlugin: SectionPlugin = {
  name: 'reward-card',
  section: () => import('./section.js').then(({ rewardCardSection }) => rewardCardSection),
};

'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** What can be ordered to take away, when, and how soon. */
export const takeoutPlugin: SectionPlugin = {
  name: 'takeout',
  section: () => import('./section.js').then(({ takeoutSection }) => takeoutSection),
};

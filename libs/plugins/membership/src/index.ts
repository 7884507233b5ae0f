'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** Plans of an account: their monthly price and their perks. */
export const membershipPlugin: SectionPlugin = {
  name: 'membership',
  section: () => import('./section.js').then(({ membershipSection }) => membershipSection),
};

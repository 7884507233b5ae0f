'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** Where else an account can be found. */
export const socialMediaPlugin: SectionPlugin = {
  name: 'social-media',
  section: () => import('./section.js').then(({ socialMediaSection }) => socialMediaSection),
};

'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** One big picture, or a text, with a link. */
export const signboardPlugin: SectionPlugin = {
  name: 'signboard',
  section: () => import('./section.js').then(({ signboardSection }) => signboardSection),
};

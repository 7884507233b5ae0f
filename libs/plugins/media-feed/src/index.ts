'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** Photos, videos and posts of an account, newest first, with a viewer. */
export const mediaFeedPlugin: SectionPlugin = {
  name: 'media-feed',
  section: () => import('./section.js').then(({ mediaFeedSection }) => mediaFeedSection),
};

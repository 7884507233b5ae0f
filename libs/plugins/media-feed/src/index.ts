'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** Photos, videos and posts of an account, newest first, with a viewer. */
export const mediaFeedPlugin: SectionPlugin = {
  name: 'media-feed',
  section: () => import('./section.js').then(({ mediaFeedSection }) => mediaFeedSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-media-feed': typeof en;
  }
}

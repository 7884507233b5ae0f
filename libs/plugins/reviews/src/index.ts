'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** Visitors' reviews of an account, until review features end. */
export const reviewsPlugin: SectionPlugin = {
  name: 'reviews',
  section: () => import('./section.js').then(({ reviewsSection }) => reviewsSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-reviews': typeof en;
  }
}

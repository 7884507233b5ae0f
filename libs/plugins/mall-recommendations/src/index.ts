'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** Similar accounts, and items from the account's shop. */
export const mallRecommendationsPlugin: SectionPlugin = {
  name: 'mall-recommendations',
  section: () => import('./section.js').then(({ mallRecommendationsSection }) => mallRecommendationsSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-mall-recommendations': typeof en;
  }
}

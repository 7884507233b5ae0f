'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** The visitor's stamp card for an account. */
export const rewardCardPlugin: SectionPlugin = {
  name: 'reward-card',
  section: () => import('./section.js').then(({ rewardCardSection }) => rewardCardSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-reward-card': typeof en;
  }
}

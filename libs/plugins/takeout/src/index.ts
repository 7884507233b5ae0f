'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** What can be ordered to take away, when, and how soon. */
export const takeoutPlugin: SectionPlugin = {
  name: 'takeout',
  section: () => import('./section.js').then(({ takeoutSection }) => takeoutSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-takeout': typeof en;
  }
}

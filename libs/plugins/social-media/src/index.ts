'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** Where else an account can be found. */
export const socialMediaPlugin: SectionPlugin = {
  name: 'social-media',
  section: () => import('./section.js').then(({ socialMediaSection }) => socialMediaSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-social-media': typeof en;
  }
}

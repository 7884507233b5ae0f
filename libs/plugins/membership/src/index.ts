'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** Plans of an account: their monthly price and their perks. */
export const membershipPlugin: SectionPlugin = {
  name: 'membership',
  section: () => import('./section.js').then(({ membershipSection }) => membershipSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-membership': typeof en;
  }
}

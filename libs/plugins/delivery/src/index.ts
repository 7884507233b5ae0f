'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** What an account delivers, where, when, and on what terms. */
export const deliveryPlugin: SectionPlugin = {
  name: 'delivery',
  section: () => import('./section.js').then(({ deliverySection }) => deliverySection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-delivery': typeof en;
  }
}

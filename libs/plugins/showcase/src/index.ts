'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** Goods of an account: picture, name, price, and where to buy them. */
export const showcasePlugin: SectionPlugin = {
  name: 'showcase',
  section: () => import('./section.js').then(({ showcaseSection }) => showcaseSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-showcase': typeof en;
  }
}

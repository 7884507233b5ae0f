'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** One big picture, or a text, with a link. */
export const signboardPlugin: SectionPlugin = {
  name: 'signboard',
  section: () => import('./section.js').then(({ signboardSection }) => signboardSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-signboard': typeof en;
  }
}

'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** Questions and answers of an account, with a link to each. */
export const faqPlugin: SectionPlugin = {
  name: 'faq',
  section: () => import('./section.js').then(({ faqSection }) => faqSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-faq': typeof en;
  }
}

'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** Opening hours, address, contact, prices, payment and facilities of an account. */
export const basicInfoPlugin: SectionPlugin = {
  name: 'basic-info',
  section: () => import('./section.js').then(({ basicInfoSection }) => basicInfoSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-basic-info': typeof en;
  }
}

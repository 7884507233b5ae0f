'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** News of an account, with new ones marked and a link to each. */
export const announcementsPlugin: SectionPlugin = {
  name: 'announcements',
  section: () => import('./section.js').then(({ announcementsSection }) => announcementsSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-announcements': typeof en;
  }
}

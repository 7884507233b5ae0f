'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** News of an account, with new ones marked and a link to each. */
export const announcementsPlugin: SectionPlugin = {
  name: 'announcements',
  section: () => import('./section.js').then(({ announcementsSection }) => announcementsSection),
};

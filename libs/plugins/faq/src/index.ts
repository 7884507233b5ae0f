'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** Questions and answers of an account, with a link to each. */
export const faqPlugin: SectionPlugin = {
  name: 'faq',
  section: () => import('./section.js').then(({ faqSection }) => faqSection),
};

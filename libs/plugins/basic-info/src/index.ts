'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** Opening hours, address, contact, prices, payment and facilities of an account. */
export const basicInfoPlugin: SectionPlugin = {
  name: 'basic-info',
  section: () => import('./section.js').then(({ basicInfoSection }) => basicInfoSection),
};

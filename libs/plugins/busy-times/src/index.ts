'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** How busy a place usually is, hour by hour, and how busy it is now. */
export const busyTimesPlugin: SectionPlugin = {
  name: 'busy-times',
  section: () => import('./section.js').then(({ busyTimesSection }) => busyTimesSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-busy-times': typeof en;
  }
}

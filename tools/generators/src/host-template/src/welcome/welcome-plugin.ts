import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** What an owner says to visitors, and who says it. */
export const welcomePlugin: SectionPlugin = {
  name: 'welcome',
  section: () => import('./section.js').then(({ welcomeSection }) => welcomeSection),
};

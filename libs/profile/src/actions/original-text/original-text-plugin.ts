import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { en } from './locales/en.js';

/** Shows the account's words to people who read another language than the visitor. */
export const originalTextPlugin = {
  name: 'page/original-text',
  isRare: true,
  dialogs: {
    driver: () => import('./late-original-text.js').then(({ lateDriver }) => lateDriver),
    staff: () => import('./late-original-text.js').then(({ lateStaff }) => lateStaff),
  },
} satisfies Plugin;

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    /** Shows an item's title, for somebody who brings it. */
    staff: {
      /** The section's type. */
      plugin: string;
      /** As the page shows it. */
      item: { id: string; title: string };
    };
  }
}

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-original-text': typeof en;
  }
}

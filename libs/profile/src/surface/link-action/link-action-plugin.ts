import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { LinkAction } from '@oa-profile/plugin-sdk/internal';
import type { en } from './locales/en.js';

/** Asks in the app whether the visitor still wants what they wanted in a browser. */
export const linkActionPlugin = {
  name: 'page/link-action',
  isRare: true,
  dialogs: {
    confirmLinkAction: () =>
      import('./confirm-link-action-dialog.js').then(
        ({ confirmLinkActionDialog }) => confirmLinkActionDialog,
      ),
  },
} satisfies Plugin;

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    confirmLinkAction: { linkAction: LinkAction };
  }
}

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-link-action': typeof en;
  }
}

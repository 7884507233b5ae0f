import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { AskedFact } from '@oa-profile/plugin-sdk/internal';
import type { en } from './locales/en.js';

/** Asking the account about a fact that the page shows. */
export const askPlugin = {
  name: 'page/ask',
  isRare: true,
  dialogs: { ask: () => import('./ask-dialog.js').then(({ askDialog }) => askDialog) },
} satisfies Plugin;

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    /** Shows the prepared question, and the way to ask it. */
    ask: { fact: AskedFact };
  }
}

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-ask': typeof en;
  }
}

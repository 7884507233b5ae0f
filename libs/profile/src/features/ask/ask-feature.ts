import type { AskedFact } from '@oa-profile/plugin-sdk';
import type { Feature } from '../../core/feature/feature.js';

/** Asking the account about a fact that the page shows. */
export const askFeature = {
  name: 'ask',
  isRare: true,
  dialogs: { ask: () => import('./ask-dialog.js').then(({ askDialog }) => askDialog) },
} satisfies Feature;

declare module '../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    /** Shows the prepared question, and the way to ask it. */
    ask: { fact: AskedFact };
  }
}

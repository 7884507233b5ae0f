import type { Feature } from '../../core/feature.js';

/** Calling the account. */
export const callFeature = {
  name: 'call',
  dialogs: {
    call: () => import('./call-dialog.js').then(({ CallDialog }) => ({ Component: CallDialog })),
  },
} satisfies Feature;

declare module '../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    call: object;
  }
}

import type { Feature } from '../../core/feature/feature.js';

/** The ways to reach an account. */
export const contactFeature = {
  name: 'contact',
  dialogs: { contact: () => import('./contact-dialog.js').then(({ contactDialog }) => contactDialog) },
} satisfies Feature;

declare module '../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    contact: object;
  }
}

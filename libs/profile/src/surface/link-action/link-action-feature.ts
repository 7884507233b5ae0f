import type { Feature } from '../../core/feature/feature.js';
import type { LinkAction } from '../../core/intent/intent.js';

/** Asks in the app whether the visitor still wants what they wanted in a browser. */
export const linkActionFeature = {
  name: 'link-action',
  isRare: true,
  dialogs: {
    confirmLinkAction: () =>
      import('./confirm-link-action-dialog.js').then(
        ({ confirmLinkActionDialog }) => confirmLinkActionDialog,
      ),
  },
} satisfies Feature;

declare module '../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    confirmLinkAction: { linkAction: LinkAction };
  }
}

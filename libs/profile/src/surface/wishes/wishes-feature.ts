import type { Feature } from '../../core/feature.js';
import type { Wish } from '../../core/intent/intent.js';

/** Asking whether what was wanted in a browser is still wanted in the app. */
export const wishesFeature = {
  name: 'wishes',
  dialogs: {
    confirmWish: () =>
      import('./confirm-wish-dialog.js').then(({ ConfirmWishDialog }) => ({ Component: ConfirmWishDialog })),
  },
} satisfies Feature;

declare module '../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    confirmWish: { wish: Wish };
  }
}

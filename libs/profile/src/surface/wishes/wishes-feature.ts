import type { Feature } from '../../core/feature/feature.js';
import type { Wish } from '../../core/intent/intent.js';

/** Asks in the app whether the visitor still wants what they wanted in a browser. */
export const wishesFeature = {
  name: 'wishes',
  isRare: true,
  dialogs: {
    confirmWish: () => import('./confirm-wish-dialog.js').then(({ confirmWishDialog }) => confirmWishDialog),
  },
} satisfies Feature;

declare module '../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    confirmWish: { wish: Wish };
  }
}

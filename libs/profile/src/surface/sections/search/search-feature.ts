import type { Feature } from '../../../core/feature/feature.js';

/** The search in the sections. */
export const searchFeature = {
  name: 'search',
  // Few visitors search, and small pages offer no search.
  isRare: true,
  dialogs: { search: () => import('./search-dialog.js').then(({ searchDialog }) => searchDialog) },
} satisfies Feature;

declare module '../../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    search: object;
  }
}

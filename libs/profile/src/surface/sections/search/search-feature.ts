import type { Feature } from '../../../core/feature/feature.js';
import { queryReducer } from './search-slice.js';

/** The search in the sections. */
export const searchFeature = {
  name: 'search',
  // What is typed before the rest has loaded counts.
  reducers: { query: queryReducer },
  // Few visitors search, and small pages offer no search.
  isRare: true,
  dialogs: { search: () => import('./search-findings.js').then(({ searchFindings }) => searchFindings) },
} satisfies Feature;

declare module '../../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    search: { title: string };
  }
}

import type { Feature } from '@oa-profile/plugin-sdk/page';
import { searchProfileTexts } from './on-profile/search-profile-texts.js';
import { SearchButton } from './search-button.js';
import { SearchDialog } from './search-dialog.js';

export const searchFeature = {
  name: 'search',
  texts: searchProfileTexts,
  BarButton: SearchButton,
  // Few visitors search, and small pages offer no search.
  isRare: true,
  // What is typed before the rest has loaded counts.
  frames: { search: SearchDialog },
  dialogs: { search: () => import('./search-findings.js').then(({ searchFindings }) => searchFindings) },
} satisfies Feature;

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    search: { title: string };
  }
}

import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { searchProfileTexts } from './on-profile/search-profile-texts.js';
import { searchServer } from './server/search-server.js';
import { SearchButton, SearchDialog } from './search-button.js';
import type { en } from './locales/en.js';
import type { en as linkTexts } from './on-profile/locales/en.js';

export const searchPlugin = {
  name: 'search',
  texts: searchProfileTexts,
  states: ['search'],
  BarButton: SearchButton,
  // Few visitors search, and small pages offer no search.
  isRare: true,
  // What is typed before the rest has loaded counts.
  frames: { search: SearchDialog },
  server: searchServer,
  dialogs: { search: () => import('./search-findings.js').then(({ searchFindings }) => searchFindings) },
} satisfies Plugin;

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    search: { title: string };
  }
}

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-search': typeof en;
    'profile-to-search': typeof linkTexts;
  }
}

import { type Plugin, namedViewHref, highlightsOf, overviewOf } from '@oa-profile/plugin-sdk/page';
import { directionsIcon } from '@oa-profile/ui';
import { placeProfileTexts } from './on-profile/place-profile-texts.js';
import { placeServer } from './server/place-server.js';
import { directionsUrl } from './place-file-url.js';
import type { en } from './locales/en.js';
import type { en as linkTexts } from './on-profile/locales/en.js';

/** Where the account is. */
export const placePlugin = {
  name: 'place',
  texts: placeProfileTexts,
  views: {
    place: {
      isWide: true,
      sections: ['basic-info', 'busy-times'],
      load: () => import('./late-place.js').then(({ latePlace }) => latePlace),
    },
  },
  summary: () => import('./late-place-summary.js').then(({ latePlaceSummary }) => latePlaceSummary),
  shortcut(page, t) {
    const isPlace = highlightsOf(overviewOf(page), 'place').length > 0;
    const href = directionsUrl(page) ?? (isPlace ? namedViewHref(page, 'place') : undefined);
    return href === undefined
      ? undefined
      : { icon: directionsIcon, label: t('label'), href, isExternal: true, tracked: 'directions' };
  },
  server: placeServer,
} satisfies Plugin;

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-place': typeof en;
    'profile-to-place': typeof linkTexts;
  }
}

import { type Feature, highlightsOf, overviewOf, viewHref } from '@oa-profile/feature-sdk';
import { directionsIcon } from '@oa-profile/ui';
import { placeProfileTexts } from './on-profile/place-profile-texts.js';
import { placeServer } from './server/place-server.js';
import { directionsUrl } from './place-file-url.js';

/** Where the account is. */
export const placeFeature = {
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
  shortcut: (page, t) =>
    highlightsOf(overviewOf(page), 'place').length > 0
      ? {
          icon: directionsIcon,
          label: t('label'),
          href: directionsUrl(page) ?? viewHref(page, { name: 'feature', view: 'place' }),
          isExternal: true,
          tracked: 'directions',
        }
      : undefined,
  server: placeServer,
} satisfies Feature;

import { hasFullProfile } from '@oa-profile/api-client';
import { basicInfoOf } from '@oa-profile/plugin-sdk/page';
import type { PluginServer } from '@oa-profile/plugin-sdk/server';
import { type GivenPlace, placeAddress } from '../place-of-page.js';
import { directionsTo } from './directions.js';
import { specialDayFile } from './special-day-file.js';
import { visitFile } from './visit-file.js';

export const placeServer = {
  variables: { MAP_TILES_URL: { places: ['{z}', '{x}', '{y}'] }, MAP_ATTRIBUTION: 'text' },
  pictures: ({ MAP_TILES_URL: url }) => (url ? [url] : []),
  ask: (
    { account, nearbyPlaces },
    { settings: { MAP_TILES_URL: url, MAP_ATTRIBUTION: attribution = '' } },
  ): GivenPlace => ({
    nearby: hasFullProfile(account.countryCode) ? nearbyPlaces : [],
    ...(url && { tiles: { url, attribution } }),
  }),
  files: {
    // When somebody comes is private.
    visit: { path: 'visit.ics', parameters: ['start'], keptBy: 'none', answer: visitFile },
    specialDay: {
      path: 'hours/:day{\\d{4}-\\d{2}-\\d{2}\\.ics}',
      keptBy: 'all',
      isOf: (page) => basicInfoOf(page)?.hours !== undefined,
      answer: specialDayFile,
    },
    // By the visitor's platform, of which a shared cache would keep too many names.
    directions: {
      path: 'directions',
      keptBy: 'browser',
      isOf: (page) => placeAddress(page) !== undefined,
      answer: directionsTo,
    },
  },
} satisfies PluginServer;

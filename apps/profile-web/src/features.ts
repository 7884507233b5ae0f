import type { Feature } from '@oa-profile/plugin-sdk/page';
import { searchFeature } from '@oa-profile/plugin-search';
import { placeFeature } from '@oa-profile/plugin-place';
import { reservationFeature } from '@oa-profile/plugin-reservation';
import { lastVisitFeature } from '@oa-profile/plugin-last-visit';

/**
 * What visitors can do on this site, besides what every account has: the only file that names it. A feature comes with the
 * code of the first taps; its large parts are loaded late.
 */
export const features: readonly Feature[] = [
  placeFeature,
  reservationFeature,
  searchFeature,
  lastVisitFeature,
];

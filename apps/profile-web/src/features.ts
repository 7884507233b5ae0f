import type { Feature } from '@oa-profile/feature-sdk';
import { searchFeature } from '@oa-profile/feature-search';
import { placeFeature } from '@oa-profile/feature-place';
import { reservationFeature } from '@oa-profile/feature-reservation';
import { lastVisitFeature } from '@oa-profile/feature-last-visit';

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

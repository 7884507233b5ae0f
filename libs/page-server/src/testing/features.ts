import { lastVisitFeature } from '@oa-profile/feature-last-visit';
import { placeFeature } from '@oa-profile/feature-place';
import { reservationFeature } from '@oa-profile/feature-reservation';
import type { Feature } from '@oa-profile/feature-sdk';
import { searchFeature } from '@oa-profile/feature-search';

/** What visitors can do on the sites that page servers are tried with. */
export const features: readonly Feature[] = [
  placeFeature,
  reservationFeature,
  searchFeature,
  lastVisitFeature,
];

import type { Feature } from '@oa-profile/feature-sdk';
import { addInAppFeature } from '../features/add-in-app/add-in-app-feature.js';
import { askFeature } from '../features/ask/ask-feature.js';
import { callFeature } from '../features/call/call-feature.js';
import { followFeature } from '../features/follow/follow-feature.js';
import { keepFeature } from '../features/keep/keep-feature.js';
import { originalTextFeature } from '../features/original-text/original-text-feature.js';
import { placeFeature } from '../features/place/place-feature.js';
import { relationFeature } from '../features/relation/relation-feature.js';
import { reportFeature } from '../features/report/report-feature.js';
import { reservationFeature } from '../features/reservation/reservation-feature.js';
import { shareFeature } from '../features/share/share-feature.js';
import { contactFeature } from '../surface/contact/contact-feature.js';
import { saveFeature } from '../surface/save/save-feature.js';
import { searchFeature } from '../surface/sections/search/search-feature.js';
import { lastVisitFeature } from '../surface/sections/last-visit/last-visit-feature.js';
import { moreFeature } from '../surface/shortcuts/more-feature.js';
import { linkActionFeature } from '../surface/link-action/link-action-feature.js';

/** What the page is made of. The one place that names every feature. */
export const featureList = [
  relationFeature,
  keepFeature,
  followFeature,
  shareFeature,
  addInAppFeature,
  callFeature,
  placeFeature,
  originalTextFeature,
  askFeature,
  reservationFeature,
  reportFeature,
  contactFeature,
  saveFeature,
  moreFeature,
  searchFeature,
  lastVisitFeature,
  linkActionFeature,
] as const satisfies readonly Feature[];

/** The same list, as plain features. */
export const features: readonly Feature[] = featureList;

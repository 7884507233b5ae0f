import type { Feature } from '@oa-profile/plugin-sdk/page';
import { addInAppFeature } from '../features/add-in-app/add-in-app-feature.js';
import { askFeature } from '../features/ask/ask-feature.js';
import { callFeature } from '../features/call/call-feature.js';
import { followFeature } from '../features/follow/follow-feature.js';
import { keepFeature } from '../features/keep/keep-feature.js';
import { originalTextFeature } from '../features/original-text/original-text-feature.js';
import { relationFeature } from '../features/relation/relation-feature.js';
import { reportFeature } from '../features/report/report-feature.js';
import { shareFeature } from '../features/share/share-feature.js';
import { contactFeature } from '../surface/contact/contact-feature.js';
import { saveFeature } from '../surface/save/save-feature.js';
import { moreFeature } from '../surface/shortcuts/more-feature.js';
import { linkActionFeature } from '../surface/link-action/link-action-feature.js';

/** What every account has. The one place that names all of it; the host's list has the rest. */
export const featureList = [
  relationFeature,
  keepFeature,
  followFeature,
  shareFeature,
  addInAppFeature,
  callFeature,
  originalTextFeature,
  askFeature,
  reportFeature,
  contactFeature,
  saveFeature,
  moreFeature,
  linkActionFeature,
] as const satisfies readonly Feature[];

/** The same list, as plain features: they are on the page of every host, which adds those that it chooses. */
export const ownFeatures: readonly Feature[] = featureList;

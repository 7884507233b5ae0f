'use client';

import type { Recommendation } from '@oa-profile/api-client';
import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { section } from './data.js';
import { MallRecommendationsSection } from './mall-recommendations-section.js';
import { mallSearchEntries } from './mall-search-entries.js';
import { recommendationSchema } from './recommendation-schema.js';
import { mallRecommendationsTexts } from './texts.js';

/** Similar accounts, and items from the account's shop. */
export const mallRecommendationsSection: PluginSection<Recommendation> = defineSection({
  ...section,
  schema: recommendationSchema,
  texts: mallRecommendationsTexts,
  isEmpty: ({ accounts, items }) => accounts.length === 0 && items.length === 0,
  Section: MallRecommendationsSection,
  searchEntries: mallSearchEntries,
  body: 'flush',
});

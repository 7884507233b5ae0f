'use client';

import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { section, type Reviews } from './data.js';
import { reviewsHighlights } from './reviews-highlights.js';
import { reviewsSearchEntries } from './reviews-search-entries.js';
import { ReviewsSection } from './reviews-section.js';
import { reviewsTexts } from './texts.js';

/** Visitors' reviews of an account, until review features end. */
export const reviewsSection: PluginSection<Reviews> = defineSection({
  ...section,
  texts: reviewsTexts,
  isEmpty: ({ average, count }) => average === 0 || count === 0,
  Section: ReviewsSection,
  highlights: reviewsHighlights,
  searchEntries: reviewsSearchEntries,
  reportableItem: ({ items }, itemId) => items.find(({ id }) => id === itemId),
  body: 'flush',
});

'use client';

import { defineSection, itemPaging, type PluginSection } from '@oa-profile/plugin-sdk';
import { section, type Showcase } from './data.js';
import { productsSinceLastVisit } from './products-since-last-visit.js';
import { showcaseHighlights } from './showcase-highlights.js';
import { showcaseSearchEntries } from './showcase-search-entries.js';
import { ShowcaseSection } from './showcase-section.js';
import { showcaseTexts } from './texts.js';

/** Goods of an account: picture, name, price, and where to buy them. */
export const showcaseSection: PluginSection<Showcase> = defineSection({
  ...section,
  texts: showcaseTexts,
  isEmpty: ({ items }) => items.length === 0,
  itemTitle: ({ items }, itemId) => items.find(({ id }) => id === itemId)?.name,
  searchEntries: showcaseSearchEntries,
  highlights: showcaseHighlights,
  Section: ShowcaseSection,
  sinceLastVisit: productsSinceLastVisit,
  paging: itemPaging(),
  body: 'flush',
});

'use client';

import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { section, type Takeout } from './data.js';
import { isEmptyTakeout } from './is-empty-takeout.js';
import { takeoutSearchEntries } from './takeout-search-entries.js';
import { takeoutSinceLastVisit } from './takeout-since-last-visit.js';
import { TakeoutSection } from './takeout-section.js';
import { takeoutTexts } from './texts.js';

/** What can be ordered to take away, when, and how soon. */
export const takeoutSection: PluginSection<Takeout> = defineSection({
  ...section,
  texts: takeoutTexts,
  isEmpty: isEmptyTakeout,
  itemTitle: ({ items }, itemId) => items.find(({ id }) => id === itemId)?.name,
  searchEntries: takeoutSearchEntries,
  sinceLastVisit: takeoutSinceLastVisit,
  Section: TakeoutSection,
  body: 'flush',
});

'use client';

import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { section, type RewardCard } from './data.js';
import { rewardCardSearchEntries } from './reward-card-search-entries.js';
import { RewardCardSection } from './reward-card-section.js';
import { rewardCardTexts } from './texts.js';

/** The visitor's stamp card for an account. */
export const rewardCardSection: PluginSection<RewardCard> = defineSection({
  ...section,
  texts: rewardCardTexts,
  // A card without stamps invites visitors to collect the first one.
  isEmpty: () => false,
  emptyOn: ['HTTP_NOT_FOUND', 'DATA_NOT_FOUND'],
  Section: RewardCardSection,
  searchEntries: rewardCardSearchEntries,
  body: 'flush',
});

'use client';

import {
  defineSection,
  type PluginSection,
  type HighlightContext,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { section, type RewardCard } from './data.js';
import { RewardCardSection } from './reward-card-section.js';
import { rewardCardTexts, type TranslateRewardCard } from './texts.js';
import { goalText } from './card/lead-text.js';
import { ruleText } from './expiry/expiry-text.js';

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
  size: 'half',
});

/** The card with its notes, then each reward with the points it takes. */
function rewardCardSearchEntries(
  { name, goal, notes, rewards, expiry }: RewardCard,
  { language, formatters }: HighlightContext,
  t: TranslateRewardCard,
): SearchEntry[] {
  const { number } = formatters;
  return [
    { title: name, text: [notes, expiry && ruleText(expiry, { t, formatters })].filter(Boolean).join('\n') },
    ...rewards.map(({ at, title }) => ({
      title,
      text: `${t('rewards')} · ${
        at === goal ? goalText(at, t, number) : t('rewards.at', { count: at, displayCount: number(at) })
      }`,
      textLang: language,
    })),
  ];
}

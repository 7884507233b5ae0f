import type { HighlightContext, SearchEntry } from '@oa-profile/plugin-sdk';
import { goalText } from './card/lead-text.js';
import type { RewardCard } from './data.js';
import { ruleText } from './expiry/expiry-text.js';
import type { TranslateRewardCard } from './texts.js';

/** The card with its notes, then each reward with the points it takes. */
export function rewardCardSearchEntries(
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

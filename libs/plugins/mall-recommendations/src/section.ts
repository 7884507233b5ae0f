'use client';

import type { Recommendation } from '@oa-profile/api-client';
import {
  defineSection,
  moneyText,
  type PluginSection,
  type HighlightContext,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { section } from './data.js';
import { MallRecommendationsSection } from './mall-recommendations-section.js';
import { recommendationSchema } from './recommendation-schema.js';
import { mallRecommendationsTexts, type TranslateMallRecommendations } from './texts.js';

/** Similar accounts, and items from the account's shop. */
export const mallRecommendationsSection: PluginSection<Recommendation> = defineSection({
  ...section,
  schema: recommendationSchema,
  texts: mallRecommendationsTexts,
  isEmpty: ({ accounts, items }) => accounts.length === 0 && items.length === 0,
  Section: MallRecommendationsSection,
  searchEntries: mallSearchEntries,
  body: 'flush',
  size: 'half',
});

/** The accounts by name and category, then the items with price and kind. */
function mallSearchEntries(
  { accounts, items }: Recommendation,
  { language, formatters }: HighlightContext,
  t: TranslateMallRecommendations,
): SearchEntry[] {
  return [
    ...accounts.map(({ name, category, contentLanguage }) => ({
      title: name,
      titleLang: contentLanguage,
      text: category,
      textLang: contentLanguage,
    })),
    ...items.map(({ title, price, assetKind }) => ({
      title,
      text: [t('items'), price && moneyText(price, formatters), assetKind && t(`kind.${assetKind}`)]
        .filter(Boolean)
        .join(' · '),
      textLang: language,
    })),
  ];
}

import type { Recommendation } from '@oa-profile/api-client';
import { moneyText, type HighlightContext, type SearchEntry } from '@oa-profile/plugin-sdk';
import type { TranslateMallRecommendations } from './texts.js';

/** The accounts by name and category, then the items with price and kind. */
export const mallSearchEntries = (
  { accounts, items }: Recommendation,
  { language, formatters }: HighlightContext,
  t: TranslateMallRecommendations,
): SearchEntry[] => [
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

import { moneyText, type HighlightContext, type SearchEntry } from '@oa-profile/plugin-sdk';
import type { Showcase } from './data.js';
import type { TranslateShowcase } from './texts.js';

/** Each product, with its price. */
export const showcaseSearchEntries = (
  { items }: Showcase,
  { language, formatters }: HighlightContext,
  t: TranslateShowcase,
): SearchEntry[] =>
  items.map(({ name, price, soldOut }) => ({
    title: name,
    text: [
      price && moneyText(price, formatters),
      soldOut && t(soldOut === true ? 'soldOut' : 'soldOut.unknown'),
    ]
      .filter(Boolean)
      .join(' · '),
    textLang: language,
  }));

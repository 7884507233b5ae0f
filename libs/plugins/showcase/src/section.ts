'use client';

import {
  accountLang,
  defineSection,
  goodsSinceLastVisit,
  itemPaging,
  moneyText,
  shorten,
  type Highlight,
  type HighlightContext,
  type PluginSection,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { section, type Showcase } from './data.js';
import { ShowcaseSection } from './showcase-section.js';
import { showcaseTexts, type TranslateShowcase } from './texts.js';

/** Goods of an account: picture, name, price, and where to buy them. */
export const showcaseSection: PluginSection<Showcase> = defineSection({
  ...section,
  texts: showcaseTexts,
  isEmpty: ({ items }) => items.length === 0,
  itemTitle: ({ items }, itemId) => items.find(({ id }) => id === itemId)?.name,
  searchEntries: showcaseSearchEntries,
  highlights: showcaseHighlights,
  Section: ShowcaseSection,
  sinceLastVisit: goodsSinceLastVisit((t: TranslateShowcase) => t('change.changed')),
  paging: itemPaging(),
  body: 'flush',
});

/** Each product, with its price. */
function showcaseSearchEntries(
  { items }: Showcase,
  { language, formatters }: HighlightContext,
  t: TranslateShowcase,
): SearchEntry[] {
  return items.map(({ name, price, soldOut }) => ({
    title: name,
    text: [
      price && moneyText(price, formatters),
      soldOut && t(soldOut === true ? 'soldOut' : 'soldOut.unknown'),
    ]
      .filter(Boolean)
      .join(' · '),
    textLang: language,
  }));
}

/** More would not be shown, and each is in every document. */
const MOST = 6;
const ALT_LENGTH = 120;

/** Pictures of goods that can be had: the first screen makes no mouth water for what is sold out, or may be. */
function showcaseHighlights({ items }: Showcase, context: HighlightContext): Highlight[] {
  const lang = accountLang(context);
  const pictures = items.flatMap(({ name, picture, soldOut }) => {
    if (!picture || soldOut !== false) return [];
    const { url, width, height, alt = name } = picture;
    return [{ url, width, height, alt: shorten(alt, ALT_LENGTH), lang }];
  });
  return pictures.length > 0 ? [{ kind: 'pictures', pictures: pictures.slice(0, MOST) }] : [];
}

'use client';

import {
  defineSection,
  itemPaging,
  moneyText,
  fingerprintOf,
  type PluginSection,
  type HighlightContext,
  type SearchEntry,
  type SinceLastVisit,
} from '@oa-profile/plugin-sdk';
import * as v from 'valibot';
import { section, type Showcase } from './data.js';
import { showcaseHighlights } from './showcase-highlights.js';
import { ShowcaseSection } from './showcase-section.js';
import { showcaseTexts, type TranslateShowcase } from './texts.js';

/** One fingerprint of all products, in whatever order. A string alone was one that depended on the order. */
const digest = v.tuple([v.string()]);
type Digest = v.InferOutput<typeof digest>;

/** Whether there are other products, or other prices. What is sold out changes every day. */
const productsSinceLastVisit: SinceLastVisit<Showcase, Digest> = {
  digest: ({ items }) => [fingerprintOf(items.map(({ id, price }) => JSON.stringify([id, price])).sort())],
  schema: digest,
  changes: (before, now, _context, t: TranslateShowcase) =>
    before === undefined || before[0] === now[0] ? [] : [{ text: t('change.changed') }],
};

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

'use client';

import {
  defineSection,
  itemDescription,
  itemPaging,
  type Change,
  type ChangeContext,
  type HighlightContext,
  type ItemCard,
  type PluginSection,
  type SearchEntry,
  type SinceLastVisit,
} from '@oa-profile/plugin-sdk';
import { instant, itemId } from '@oa-profile/api-client/schemas/building-blocks';
import * as v from 'valibot';
import { couponHighlights } from './coupon-highlights.js';
import { CouponSection } from './coupon-section.js';
import { section, type Coupons } from './data.js';
import { couponTexts, type TranslateCoupon } from './texts.js';
import { CouponView } from './view/coupon-view.js';
import { drawText } from './state/coupon-words.js';

const digest = v.object({
  /** Each coupon's id and the end of its period, in the owner's order. */
  coupons: v.array(v.tuple([itemId, instant])),
  /** There are more coupons than these. */
  isPart: v.boolean(),
});
type Digest = v.InferOutput<typeof digest>;

/** How many new coupons there are that have not ended. */
const couponsSinceLastVisit: SinceLastVisit<Coupons, Digest> = {
  digest: ({ items, nextCursor }) => ({
    coupons: items.map(({ id, endsAt }) => [id, endsAt]),
    isPart: nextCursor !== undefined,
  }),
  schema: digest,
  changes(before, { coupons }, { formatters, now }: ChangeContext, t: TranslateCoupon): Change[] {
    const seen = new Set(before?.coupons.map(([id]) => id));
    const isNew = ([id]: Digest['coupons'][number]): boolean => !seen.has(id);
    // Of a long list, those that the visitor has not seen may just have moved up: only what stands first must be new. If
    // nothing is left of what they have seen, the whole list was replaced.
    const firstSeen = coupons.findIndex((coupon) => !isNew(coupon));
    const candidates = before?.isPart && firstSeen >= 0 ? coupons.slice(0, firstSeen) : coupons.filter(isNew);
    const found = candidates.filter(([, endsAt]) => now.getTime() < Date.parse(endsAt));
    const [only] = found;
    if (!only) return [];
    const count = found.length;
    return [
      {
        text: t('change.new', { count, displayCount: formatters.number(count) }),
        itemId: count === 1 ? only[0] : undefined,
      },
    ];
  },
};

/** Coupons of an account, each with a view to show at the counter. */
export const couponSection: PluginSection<Coupons> = defineSection({
  ...section,
  texts: couponTexts,
  paging: itemPaging(),
  isEmpty: ({ items }) => items.length === 0,
  Section: CouponSection,
  highlights: couponHighlights,
  View: CouponView,
  showAllKey: 'showAllItems',
  itemCard: couponItemCard,
  searchEntries: couponSearchEntries,
  sinceLastVisit: couponsSinceLastVisit,
  body: 'bare',
});

/** Each coupon by its name, its guide, its kind, and who can use it how often. */
function couponSearchEntries(
  { items }: Coupons,
  { formatters }: HighlightContext,
  t: TranslateCoupon,
): SearchEntry[] {
  return items.map((coupon) => {
    const { id, name, guide, kind, usage, friendsOnly } = coupon;
    const terms = [
      t(`kind.${kind}`),
      t(`usage.${usage}`),
      friendsOnly && t('friends'),
      drawText(coupon, t, formatters.number),
    ];
    return {
      title: name,
      text: [guide, terms.filter(Boolean).join(' · ')].filter(Boolean).join('\n'),
      itemId: id,
    };
  });
}

/** A coupon as a preview of its address. */
function couponItemCard({ items }: Coupons, itemId: string): ItemCard | undefined {
  const coupon = items.find(({ id }) => id === itemId);
  if (!coupon) return undefined;
  const { name, guide, picture, shareImage } = coupon;
  return { title: name, description: itemDescription(guide), picture, shareImage };
}

import type { HighlightContext, SearchEntry } from '@oa-profile/plugin-sdk';
import type { Coupons } from './data.js';
import { drawText } from './state/coupon-words.js';
import type { TranslateCoupon } from './texts.js';

/** Each coupon by its name, its guide, its kind, and who can use it how often. */
export const couponSearchEntries = (
  { items }: Coupons,
  { formatters }: HighlightContext,
  t: TranslateCoupon,
): SearchEntry[] =>
  items.map((coupon) => {
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

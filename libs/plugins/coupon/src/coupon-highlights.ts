import type { Coupons } from './data.js';
import { accountLang, type Highlight, type HighlightContext } from '@oa-profile/plugin-sdk';

/** Coupons, in the owner's order. One that is drawn by lot promises nothing yet, and stands behind the others. */
export function couponHighlights({ items }: Coupons, context: HighlightContext): Highlight[] {
  const lang = accountLang(context);
  return items
    .filter(({ used, usage }) => !used || usage === 'unlimited')
    .map(({ id, name, startsAt, endsAt, lotteryPercent }) => ({
      kind: 'offer',
      text: name,
      from: startsAt,
      until: endsAt,
      itemId: id,
      isFallback: lotteryPercent !== undefined,
      lang,
    }));
}

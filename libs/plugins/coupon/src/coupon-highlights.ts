import type { Coupons } from './data.js';
import { langAttribute } from '@oa-profile/i18n';
import type { Highlight, HighlightContext } from '@oa-profile/plugin-sdk';

/** Coupons, in the owner's order. One that is drawn by lot promises nothing yet, and stands behind the others. */
export function couponHighlights({ items }: Coupons, { account, language }: HighlightContext): Highlight[] {
  const lang = langAttribute(account.contentLanguage, language);
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

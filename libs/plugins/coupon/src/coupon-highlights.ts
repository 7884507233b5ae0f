import { accountLang, type Highlight, type HighlightContext } from '@oa-profile/plugin-sdk';
import type { Coupons } from './data.js';
import { friendStanding } from './state/friend-standing.js';

/**
 * Coupons, in the owner's order. One that is drawn by lot promises nothing yet, and one for friends is none for a stranger:
 * they stand behind the others.
 */
export function couponHighlights({ items }: Coupons, context: HighlightContext): Highlight[] {
  const lang = accountLang(context);
  const standing = friendStanding(context.relation);
  const isOutside = standing === 'stranger' || standing === 'blocked';
  return items
    .filter(({ used, usage }) => !used || usage === 'unlimited')
    .map(({ id, name, startsAt, endsAt, lotteryPercent, friendsOnly }) => ({
      kind: 'offer',
      text: name,
      from: startsAt,
      until: endsAt,
      itemId: id,
      isFallback: lotteryPercent !== undefined || (friendsOnly && isOutside),
      lang,
    }));
}

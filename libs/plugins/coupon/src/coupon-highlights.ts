import { accountLang, type Highlight, type HighlightContext } from '@oa-profile/plugin-sdk';
import type { Coupons } from './data.js';
import { drawStateOf, friendStatus } from './state/coupon-state.js';

/**
 * Coupons, in the owner's order. One that is drawn by lot promises nothing unless the visitor has won, nor does one of which nobody
 * knows whether they have used it, and a stranger cannot use one for friends: they come last. While the relation is unknown, as on the server, nobody is a friend.
 */
export function couponHighlights({ items }: Coupons, context: HighlightContext): Highlight[] {
  const lang = accountLang(context);
  const { relation = 'unknown' } = context;
  const isFriend = friendStatus(relation) === 'friend';
  return items
    .map((coupon) => ({ ...coupon, draw: drawStateOf(coupon) }))
    .filter(({ used, usage, draw }) => draw !== 'lost' && (used !== true || usage === 'unlimited'))
    .map(({ id, name, startsAt, endsAt, draw, friendsOnly, used, usage }) => ({
      kind: 'offer',
      text: name,
      from: startsAt,
      until: endsAt,
      itemId: id,
      isFallback:
        (draw !== undefined && draw !== 'won') ||
        (used === 'unknown' && usage === 'once') ||
        (friendsOnly !== false && !isFriend),
      // What cannot be read is promised to nobody.
      for: friendsOnly === true ? 'friends' : undefined,
      lang,
    }));
}

import { instant, itemId } from '@oa-profile/api-client/schemas/building-blocks';
import type { Change, ChangeContext, SinceLastVisit } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';
import type { Coupons } from './data.js';
import type { TranslateCoupon } from './texts.js';

const digest = v.object({
  /** Each coupon's id and the end of its period, in the owner's order. */
  coupons: v.array(v.tuple([itemId, instant])),
  /** There are more coupons than these. */
  isPart: v.boolean(),
});
type Digest = v.InferOutput<typeof digest>;

/** How many new coupons there are that have not ended. */
export const couponsSinceLastVisit: SinceLastVisit<Coupons, Digest> = {
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

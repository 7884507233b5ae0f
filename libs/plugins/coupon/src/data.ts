import {
  byId,
  instant,
  itemId,
  listOf,
  optionalImage,
  optionalInstant,
  optionalShareImage,
  optionalText,
  orUnknown,
  restriction,
  shortText,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/** Cursor of the next page; absent on the last page. If it cannot be read, the list ends with this page. */
const nextCursor = optionalText;

/** Kinds of coupons. */
const couponKinds = ['discount', 'free', 'gift', 'cashback', 'other'] as const;

/** Where a visitor stands in a draw. */
const drawStates = ['notEntered', 'entered', 'won', 'lost'] as const;

// Not `optionalPart`: without its draw everybody could use the coupon.
const lotteryPercent = orUnknown(percent);
const drawState = orUnknown(v.picklist(drawStates));

/** COUPON. The original platform limits names to 60 and guides to 500 characters; longer ones are shown too. */
export const coupons = v.object({
  items: listOf(
    v.object({
      id: itemId,
      name: shortText,
      // The account's own words, in whose place nothing can be said; the view leads to the account.
      guide: optionalText,
      /** Only a label: 'Offer' if unknown. */
      kind: v.fallback(v.picklist(couponKinds), 'other'),
      picture: optionalImage,
      // Without its period nobody knows when it can be used: the coupon is left out.
      startsAt: instant,
      endsAt: instant,
      // What cannot be read is the stricter of the two.
      usage: v.fallback(v.picklist(['once', 'unlimited']), 'once'),
      /** Chance of winning in percent, for coupons that are drawn by lot; 'unknown' if it cannot be read. */
      lotteryPercent,
      /** How the draw is entered, in the account's words; without them it is to be asked. */
      drawEntry: optionalText,
      /** The visitor's state in the draw; 'unknown' if it cannot be read. Only who has won can use a drawn coupon. */
      drawState,
      /** If 'unknown', it is for friends only: whoever adds the account first is refused by neither. */
      friendsOnly: restriction,
      /** If 'unknown', the visitor is told that it could not be checked, and has no button for the counter. */
      used: restriction,
      /** When the visitor used it; a use without a time is told without. */
      usedAt: optionalInstant,
      shareImage: optionalShareImage,
    }),
    byId,
  ),
  nextCursor,
});

export type Coupons = v.InferOutput<typeof coupons>;
export type Coupon = Coupons['items'][number];
export type CouponKind = (typeof couponKinds)[number];

export const section: SectionContract<Coupons> = {
  type: 'coupon',
  source: {
    kind: 'sub-page',
    type: 'COUPON',
    // When it was used is told of one that is known to be used.
    personal: (data) => ({
      ...data,
      items: data.items.map((item) => ({
        ...item,
        used: 'unknown',
        drawState: item.drawState && 'unknown',
      })),
    }),
  },
  schema: coupons,
};

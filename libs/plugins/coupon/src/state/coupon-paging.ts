import type { Coupons } from '@oa-profile/api-client/schemas';
import type { Paging } from '@oa-profile/plugin-sdk';

/** Joins pages. A coupon that moved to the next page meanwhile is there twice; the section shows the first. */
export const couponPaging: Paging<Coupons> = {
  cursorOf: ({ nextCursor }) => nextCursor,
  append: (before, next) => ({ ...next, items: [...before.items, ...next.items] }),
};

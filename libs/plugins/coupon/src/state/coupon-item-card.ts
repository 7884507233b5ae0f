import type { Coupons } from '@oa-profile/api-client/schemas';
import { shorten, type ItemCard } from '@oa-profile/plugin-sdk';

/** As much as messengers show of a description. */
const DESCRIPTION_LENGTH = 120;

/** What a link to a coupon shows of it. */
export function couponItemCard({ items }: Coupons, itemId: string): ItemCard | undefined {
  const coupon = items.find(({ id }) => id === itemId);
  if (!coupon) return undefined;
  const { name, guide, picture } = coupon;
  return { title: name, description: guide ? shorten(guide, DESCRIPTION_LENGTH) : undefined, picture };
}

import { itemDescription, type ItemCard } from '@oa-profile/plugin-sdk';
import type { Coupons } from '../data.js';

export function couponItemCard({ items }: Coupons, itemId: string): ItemCard | undefined {
  const coupon = items.find(({ id }) => id === itemId);
  if (!coupon) return undefined;
  const { name, guide, picture, shareImage } = coupon;
  return { title: name, description: itemDescription(guide), picture, shareImage };
}

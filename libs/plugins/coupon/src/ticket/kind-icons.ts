import {
  cashbackIcon,
  giftIcon,
  percentIcon,
  priceTagIcon,
  ticketIcon,
  type IconShape,
} from '@oa-profile/ui';
import type { CouponKind } from '../data.js';

/** Icons for coupons without a picture. */
export const kindIcons: Record<CouponKind, IconShape> = {
  discount: percentIcon,
  free: priceTagIcon,
  gift: giftIcon,
  cashback: cashbackIcon,
  other: ticketIcon,
};

import type { CouponKind } from '@oa-profile/api-client/schemas';
import {
  cashbackIcon,
  giftIcon,
  percentIcon,
  priceTagIcon,
  ticketIcon,
  type IconShape,
} from '@oa-profile/ui';

/** What stands for a coupon without a picture. */
export const kindIcons: Record<CouponKind, IconShape> = {
  discount: percentIcon,
  free: priceTagIcon,
  gift: giftIcon,
  cashback: cashbackIcon,
  other: ticketIcon,
};

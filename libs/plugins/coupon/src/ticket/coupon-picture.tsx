import { useTexts } from '@oa-profile/i18n/react';
import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import {
  Icon,
  Picture,
  cashbackIcon,
  giftIcon,
  percentIcon,
  priceTagIcon,
  ticketIcon,
  type IconShape,
} from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { Coupon, CouponKind } from '../data.js';
import { isOver, type CouponState } from '../state/coupon-state.js';
import { couponTexts } from '../texts.js';
import styles from './coupon-picture.module.css';

interface CouponPictureProps {
  coupon: Coupon;
  state: CouponState;
  context: PluginContext;
  /** A stamp for the large picture of the view. @default false */
  large?: boolean;
}

/** The picture, or an icon of the kind on the account's colour, with a stamp across it if used, lost or expired. */
export function CouponPicture({
  coupon: { kind, picture },
  state,
  context,
  large = false,
}: CouponPictureProps): ReactElement {
  const t = useTexts(couponTexts);
  return (
    <div
      className={clsx(
        styles.frame,
        !picture && styles.plain,
        isOver(state) && styles.over,
        large && styles.large,
      )}
    >
      {picture ? (
        <Picture
          picture={picture}
          shape="fill"
          loading={large ? 'eager' : 'lazy'}
          lang={accountLang(context)}
          className={styles.picture}
        />
      ) : (
        <Icon shape={kindIcons[kind]} className={styles.sign} />
      )}
      {isOver(state) && <strong className={styles.stamp}>{t(`state.${state.name}`)}</strong>}
    </div>
  );
}

/** Icons for coupons without a picture. */
const kindIcons: Record<CouponKind, IconShape> = {
  discount: percentIcon,
  free: priceTagIcon,
  gift: giftIcon,
  cashback: cashbackIcon,
  other: ticketIcon,
};

import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { Tag } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Coupon } from '../data.js';
import type { CouponState } from '../state/coupon-state.js';
import { drawText, startNear, stateText } from '../state/coupon-words.js';
import { couponTexts } from '../texts.js';
import styles from './coupon-tags.module.css';

interface CouponTagsProps {
  coupon: Coupon;
  state: CouponState;
  context: PluginContext;
}

/** The kind, the days left or the start, and the draw: its chance, or that the visitor has entered it or won. */
export function CouponTags({ coupon, state, context }: CouponTagsProps): ReactElement {
  const t = useTexts(couponTexts);
  const { now, account } = context;
  const { timeZone } = account;
  const formatters = useFormatters(timeZone);
  const draw = drawText(coupon, t, formatters.number);
  const urgency =
    state.name === 'upcoming'
      ? t('state.from', { from: startNear(coupon, { now, timeZone, formatters }) })
      : stateText(state, t, formatters.number);
  return (
    <div className={styles.tags}>
      <Tag tone="account">{t(`kind.${coupon.kind}`)}</Tag>
      {urgency && (
        <FormattedText as={Tag} tone={state.name === 'endingSoon' ? 'warning' : 'neutral'}>
          {urgency}
        </FormattedText>
      )}
      {draw && <FormattedText as={Tag}>{draw}</FormattedText>}
    </div>
  );
}

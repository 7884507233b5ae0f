import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { Tag } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Coupon } from '../data.js';
import type { CouponState } from '../state/coupon-state.js';
import { fromText } from '../state/from-text.js';
import { stateText } from '../state/state-text.js';
import { couponTexts } from '../texts.js';
import styles from './coupon-tags.module.css';

interface CouponTagsProps {
  coupon: Coupon;
  state: CouponState;
  context: PluginContext;
}

/** The kind, the days left or the start, and the chance in a draw. */
export function CouponTags({ coupon, state, context }: CouponTagsProps): ReactElement {
  const t = useTexts(couponTexts);
  const { now, account } = context;
  const { timeZone } = account;
  const formatters = useFormatters(timeZone);
  const { kind, lotteryPercent } = coupon;
  const urgency =
    state.name === 'upcoming'
      ? fromText(coupon, { now, timeZone, t, formatters })
      : stateText(state, t, formatters.number);
  return (
    <div className={styles.tags}>
      <Tag tone="account">{t(`kind.${kind}`)}</Tag>
      {urgency && <Tag tone={state.name === 'endingSoon' ? 'warning' : 'neutral'}>{urgency}</Tag>}
      {lotteryPercent !== undefined && (
        <Tag>{t('draw', { chance: `${formatters.number(lotteryPercent)}%` })}</Tag>
      )}
    </div>
  );
}

import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { Tag } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Coupon } from '../data.js';
import type { CouponState } from '../state/coupon-state.js';
import { stateText } from '../state/state-text.js';
import { couponTexts } from '../texts.js';
import styles from './coupon-tags.module.css';

interface CouponTagsProps {
  coupon: Coupon;
  state: CouponState;
  context: PluginContext;
}

/** The kind, and what makes one hurry or hope. */
export function CouponTags({
  coupon: { kind, lotteryPercent },
  state,
  context,
}: CouponTagsProps): ReactElement {
  const t = useTexts(couponTexts);
  const { number } = useFormatters(context.account.timeZone);
  const urgency = stateText(state, t, number);
  return (
    <div className={styles.tags}>
      <Tag tone="account">{t(`kind.${kind}`)}</Tag>
      {urgency && <Tag tone={state.name === 'endingSoon' ? 'warning' : 'neutral'}>{urgency}</Tag>}
      {lotteryPercent !== undefined && <Tag>{t('draw', { chance: `${number(lotteryPercent)}%` })}</Tag>}
    </div>
  );
}

import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import {
  calendarIcon,
  DescriptionList,
  DescriptionRow,
  percentIcon,
  personIcon,
  ticketIcon,
} from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Coupon } from '../data.js';
import { periodText } from '../state/period-text.js';
import { couponTexts } from '../texts.js';

interface CouponTermsProps {
  coupon: Coupon;
  context: PluginContext;
}

/** When, how often and for whom the coupon is valid. */
export function CouponTerms({ coupon, context }: CouponTermsProps): ReactElement {
  const t = useTexts(couponTexts);
  const { timeZone } = context.account;
  const formatters = useFormatters(timeZone);
  const { usage, lotteryPercent, friendsOnly } = coupon;
  return (
    <DescriptionList>
      <DescriptionRow icon={calendarIcon} label={t('view.period')}>
        {periodText(coupon, { timeZone, t, formatters })}
      </DescriptionRow>
      <DescriptionRow icon={ticketIcon} label={t('view.usage')}>
        {t(`usage.${usage}`)}
      </DescriptionRow>
      {lotteryPercent !== undefined && (
        <DescriptionRow icon={percentIcon} label={t('view.draw')}>
          {`${formatters.number(lotteryPercent)}%`}
        </DescriptionRow>
      )}
      {friendsOnly && (
        <DescriptionRow icon={personIcon} label={t('view.audience')}>
          {t('friends')}
        </DescriptionRow>
      )}
    </DescriptionList>
  );
}

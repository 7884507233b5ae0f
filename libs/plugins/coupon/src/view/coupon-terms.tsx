import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, PlainText, type PluginContext } from '@oa-profile/plugin-sdk';
import {
  calendarIcon,
  DescriptionList,
  DescriptionRow,
  infoIcon,
  percentIcon,
  personIcon,
  ticketIcon,
} from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Coupon } from '../data.js';
import { drawStateOf } from '../state/coupon-state.js';
import { periodText } from '../state/coupon-words.js';
import { couponTexts } from '../texts.js';
import styles from './coupon-view.module.css';

interface CouponTermsProps {
  coupon: Coupon;
  context: PluginContext;
}

/** When, how often and for whom the coupon is valid. */
export function CouponTerms({ coupon, context }: CouponTermsProps): ReactElement {
  const t = useTexts(couponTexts);
  const { timeZone } = context.account;
  const formatters = useFormatters(timeZone);
  const { usage, lotteryPercent, drawEntry, friendsOnly } = coupon;
  return (
    <DescriptionList>
      <DescriptionRow icon={calendarIcon} label={t('view.period')}>
        <FormattedText>{periodText(coupon, { timeZone, t, formatters })}</FormattedText>
      </DescriptionRow>
      <DescriptionRow icon={ticketIcon} label={t('view.usage')}>
        {t(`usage.${usage}`)}
        {usage === 'once' && <p className={styles.note}>{t('usage.counted')}</p>}
      </DescriptionRow>
      {typeof lotteryPercent === 'number' && (
        <DescriptionRow icon={percentIcon} label={t('view.draw')}>
          <FormattedText>{`${formatters.number(lotteryPercent)}%`}</FormattedText>
        </DescriptionRow>
      )}
      {drawStateOf(coupon) && (
        <DescriptionRow icon={infoIcon} label={t('view.drawEntry')}>
          {drawEntry ? <PlainText text={drawEntry} lang={accountLang(context)} /> : t('view.drawEntry.ask')}
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

import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { minutesText, type PluginContext } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { Delivery } from './data.js';
import { feeText } from './fee-text.js';
import { minimumText } from './minimum-text.js';
import styles from './terms.module.css';
import { deliveryTexts } from './texts.js';

interface TermsProps {
  service: Delivery['services'][number];
  context: PluginContext;
}

/** The terms to compare before ordering: fee, minimum order, and time. */
export function Terms({ service, context }: TermsProps): ReactElement {
  const t = useTexts(deliveryTexts);
  const formatters = useFormatters(context.account.timeZone);
  const { kind, minimumOrder, waitingMinutes } = service;
  const { fee, isFree, condition } = feeText(service, t, formatters);
  return (
    <dl className={styles.terms}>
      <div className={styles.term}>
        <dt className={styles.label}>{t(`fee.${kind}`)}</dt>
        <FormattedText as="dd" className={clsx(styles.value, isFree && styles.free)}>
          {fee}
        </FormattedText>
        {condition && (
          <FormattedText as="dd" className={styles.condition}>
            {condition}
          </FormattedText>
        )}
      </div>
      {minimumOrder && (
        <div className={styles.term}>
          <dt className={styles.label}>{t('minimum')}</dt>
          <FormattedText as="dd" className={styles.value}>
            {minimumText(minimumOrder, t, formatters)}
          </FormattedText>
        </div>
      )}
      {waitingMinutes && (
        <div className={styles.term}>
          <dt className={styles.label}>{t('waiting')}</dt>
          <FormattedText as="dd" className={styles.value}>
            {minutesText(waitingMinutes, context.language)}
          </FormattedText>
        </div>
      )}
    </dl>
  );
}

import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { ReactElement } from 'react';
import type { Reviews } from '../data.js';
import { Stars } from '../stars/stars.js';
import { reviewsTexts } from '../texts.js';
import { DistributionTable } from './distribution-table.js';
import styles from './rating-summary.module.css';

interface RatingSummaryProps {
  data: Reviews;
  timeZone: string;
}

export function RatingSummary({
  data: { average, count, distribution },
  timeZone,
}: RatingSummaryProps): ReactElement {
  const t = useTexts(reviewsTexts);
  const { number } = useFormatters(timeZone);
  // Stars and text must agree: 4.96 is five whole stars.
  const rating = Math.round(average * 10) / 10;
  const words = number(rating, { fractionDigits: 1 });
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <FormattedText className={styles.rating} aria-hidden="true">
          {words}
        </FormattedText>
        <Stars rating={rating} label={t('rating', { rating: words })} />
        <FormattedText className={styles.count}>
          {t('count', { count, displayCount: number(count) })}
        </FormattedText>
      </div>
      {distribution.some((ratings) => ratings > 0) && (
        <DistributionTable distribution={distribution} timeZone={timeZone} />
      )}
    </div>
  );
}

import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { ReactElement } from 'react';
import { Icon, starFilledIcon, VisuallyHidden } from '@oa-profile/ui';
import type { Reviews } from '../data.js';
import { Stars } from '../stars/stars.js';
import { reviewsTexts } from '../texts.js';
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

interface DistributionTableProps {
  /** Number of ratings with one star, two stars … five stars. */
  distribution: readonly number[];
  timeZone: string;
}

/** The number of ratings for each number of stars, most stars first: shown as bars, and a table for screen readers. */
function DistributionTable({ distribution, timeZone }: DistributionTableProps): ReactElement {
  const t = useTexts(reviewsTexts);
  const { number } = useFormatters(timeZone);
  const total = distribution.reduce((sum, ratings) => sum + ratings, 0);
  const rows = distribution.map((ratings, index) => ({ stars: index + 1, ratings })).reverse();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('distribution.stars')}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{t('distribution.ratings')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ stars, ratings }) => (
          <tr key={stars}>
            {/* The bar is in the heading cell, so that all bars have the same length, whatever the numbers. */}
            <th scope="row" className={styles.stars}>
              <div className={styles.measure}>
                <FormattedText className={styles.sign} aria-hidden="true">
                  {number(stars)}
                  <Icon shape={starFilledIcon} size="small" className={styles.star} />
                </FormattedText>
                <FormattedText as={VisuallyHidden}>
                  {t('stars', { count: stars, displayCount: number(stars) })}
                </FormattedText>
                <svg className={styles.bar} aria-hidden="true">
                  <rect className={styles.share} width={`${(ratings / total) * 100}%`} height="100%" />
                </svg>
              </div>
            </th>
            <FormattedText as="td" className={styles.ratings}>
              {number(ratings)}
            </FormattedText>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { Reviews } from './data.js';
import type { Highlight, HighlightContext } from '@oa-profile/plugin-sdk';
import type { TranslateReviews } from './texts.js';

/** The average rating and the number of reviews. */
export function reviewsHighlights(
  { average, count }: Reviews,
  { formatters }: HighlightContext,
  t: TranslateReviews,
): Highlight[] {
  const rating = formatters.number(average, { fractionDigits: 1 });
  const displayCount = formatters.number(count);
  return [
    {
      kind: 'words',
      sign: 'rating',
      text: `${rating} (${displayCount})`,
      spoken: formatters.list([t('rating', { rating }), t('count', { count, displayCount })]),
    },
  ];
}

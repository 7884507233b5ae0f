import type { Reviews } from './data.js';
import type { Highlight, HighlightContext } from '@oa-profile/plugin-sdk';
import type { TranslateReviews } from './texts.js';

/** How good visitors found it. */
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

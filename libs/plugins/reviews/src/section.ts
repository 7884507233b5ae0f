'use client';

import {
  defineSection,
  type Highlight,
  type HighlightContext,
  type PluginSection,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { section, type Reviews } from './data.js';
import { ReviewsSection } from './reviews-section.js';
import { reviewsTexts, type TranslateReviews } from './texts.js';

/** Visitors' reviews of an account, until review features end. */
export const reviewsSection: PluginSection<Reviews> = defineSection({
  ...section,
  texts: reviewsTexts,
  isEmpty: ({ average, count }) => average === 0 || count === 0,
  Section: ReviewsSection,
  highlights: reviewsHighlights,
  searchEntries: reviewsSearchEntries,
  reportableItem: ({ items }, itemId) => items.find(({ id }) => id === itemId),
  body: 'flush',
});

/** The rating, then each review and the account's reply, by what they say and by who says it. */
function reviewsSearchEntries(
  { average, count, items }: Reviews,
  { account, language, formatters: { number } }: HighlightContext,
  t: TranslateReviews,
): SearchEntry[] {
  return [
    {
      title: t('rating', { rating: number(Math.round(average * 10) / 10, { fractionDigits: 1 }) }),
      titleLang: language,
      text: t('count', { count, displayCount: number(count) }),
      textLang: language,
    },
    ...items.flatMap(({ author, body, language: lang, reply }) => [
      { title: author, titleLang: lang ?? language, text: body, textLang: lang ?? language },
      ...(reply
        ? [
            {
              title: t('reply', { name: account.name }),
              titleLang: language,
              text: reply.body,
              textLang: reply.language,
            },
          ]
        : []),
    ]),
  ];
}

/** The average rating and the number of reviews. */
function reviewsHighlights(
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

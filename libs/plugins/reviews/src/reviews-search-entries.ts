import type { HighlightContext, SearchEntry } from '@oa-profile/plugin-sdk';
import type { Reviews } from './data.js';
import type { TranslateReviews } from './texts.js';

/** The rating, then each review and the account's reply, by what they say and by who says it. */
export function reviewsSearchEntries(
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

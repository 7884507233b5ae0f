import { moneyText, type HighlightContext, type SearchEntry } from '@oa-profile/plugin-sdk';
import type { Membership } from './data.js';
import type { TranslateMembership } from './texts.js';

/** Each plan with its perks and its price. */
export const membershipSearchEntries = (
  { plans }: Membership,
  { formatters }: HighlightContext,
  t: TranslateMembership,
): SearchEntry[] =>
  plans.map(({ name, perks, pricePerMonth, soldOut }) => ({
    title: name,
    text: [
      ...perks,
      pricePerMonth.amount === 0 ? t('free') : t('price', { price: moneyText(pricePerMonth, formatters) }),
      ...(soldOut === true ? [t('soldOut')] : []),
      ...(soldOut === 'unknown' ? [t('soldOut.unknown')] : []),
      ...(perks.length > 0 ? [t('perks')] : []),
    ].join('\n'),
  }));

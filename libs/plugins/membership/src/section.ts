'use client';

import {
  defineSection,
  moneyText,
  type PluginSection,
  type HighlightContext,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { section, type Membership } from './data.js';
import { MembershipSection } from './membership-section.js';
import { membershipTexts, type TranslateMembership } from './texts.js';

/** Plans of an account: their monthly price and their perks. */
export const membershipSection: PluginSection<Membership> = defineSection({
  ...section,
  texts: membershipTexts,
  isEmpty: ({ plans }) => plans.length === 0,
  Section: MembershipSection,
  searchEntries: membershipSearchEntries,
  body: 'bare',
  size: 'half',
});

/** Each plan with its perks and its price. */
function membershipSearchEntries(
  { plans }: Membership,
  { formatters }: HighlightContext,
  t: TranslateMembership,
): SearchEntry[] {
  return plans.map(({ name, perks, pricePerMonth, soldOut }) => ({
    title: name,
    text: [
      ...perks,
      pricePerMonth.amount === 0 ? t('free') : t('price', { price: moneyText(pricePerMonth, formatters) }),
      ...(soldOut === true ? [t('soldOut')] : []),
      ...(soldOut === 'unknown' ? [t('soldOut.unknown')] : []),
      ...(perks.length > 0 ? [t('perks')] : []),
    ].join('\n'),
  }));
}

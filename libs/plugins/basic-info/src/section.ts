'use client';

import type { BasicInfo } from '@oa-profile/api-client/schemas';
import {
  defineSection,
  hostOf,
  phoneText,
  type PluginSection,
  type HighlightContext,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { lastCallOf } from '@oa-profile/plugin-sdk/hours';
import { basicInfoHighlights } from './basic-info-highlights.js';
import { BasicInfoSection } from './basic-info-section.js';
import { basicInfoSinceLastVisit } from './basic-info-since-last-visit.js';
import { section } from './data.js';
import { isEmptyBasicInfo } from './is-empty-basic-info.js';
import { basicInfoTexts, type TranslateBasicInfo } from './texts.js';
import { priceText } from './offer/price-text.js';

/** Opening hours, address, contact, prices, payment and facilities of an account. */
export const basicInfoSection: PluginSection<BasicInfo> = defineSection({
  ...section,
  texts: basicInfoTexts,
  isEmpty: isEmptyBasicInfo,
  Section: BasicInfoSection,
  highlights: basicInfoHighlights,
  sinceLastVisit: basicInfoSinceLastVisit,
  searchEntries: basicInfoSearchEntries,
});

/** Every fact, by its own words and by the name of its row. */
function basicInfoSearchEntries(
  data: BasicInfo,
  context: HighlightContext,
  t: TranslateBasicInfo,
): SearchEntry[] {
  const { account, language, formatters } = context;
  const { hours, address, stations, phone, websites, priceRanges, seats } = data;
  const count = (value: number): { count: number; displayCount: string } => ({
    count: value,
    displayCount: formatters.number(value),
  });
  const label = (title: string): Pick<SearchEntry, 'title' | 'titleLang'> => ({ title, titleLang: language });
  const labelled = (title: string, text: string): SearchEntry => ({
    ...label(title),
    text,
    textLang: language,
  });
  return [
    ...(hours ? [{ ...label(t('hours')), hours, lastCall: lastCallOf(account) }] : []),
    ...(address ? [{ ...label(t('address')), text: `${address.text}\n${address.note ?? ''}`.trim() }] : []),
    ...stations.map(({ name, line, walkMinutes }) => ({
      title: [name, line].filter(Boolean).join(' '),
      text: [t('stations'), walkMinutes !== undefined && t('stations.walk', count(walkMinutes))]
        .filter(Boolean)
        .join(' · '),
      textLang: language,
    })),
    ...(phone ? [labelled(t('phone'), phoneText(phone, language, account.countryCode))] : []),
    ...websites.map(({ url, label: name }) => ({
      title: name ?? hostOf(url),
      text: `${t('websites')} · ${hostOf(url)}`,
      textLang: language,
    })),
    ...priceRanges.map((range) =>
      labelled(t('prices'), `${t(`prices.${range.kind}`)} ${priceText(range, t, formatters)}`),
    ),
    ...data.paymentMethods.map((method) => labelled(t(`payment.${method}`), t('payment'))),
    ...data.facilities.map((facility) => labelled(t(`facilities.${facility}`), t('facilities'))),
    ...(seats === undefined ? [] : [labelled(t('facilities.seats', count(seats)), t('facilities'))]),
    ...data.healthAndSafety.map((measure) => labelled(t(`health.${measure}`), t('health'))),
  ];
}

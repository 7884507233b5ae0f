import { minutesText, type HighlightContext, type SearchEntry } from '@oa-profile/plugin-sdk';
import type { BusyTimes } from './data.js';
import type { TranslateBusyTimes } from './texts.js';

/** How long people stay. The rest is numbers by the hour, found by the section's title. */
export const busyTimesSearchEntries = (
  { usualStayMinutes: stay }: BusyTimes,
  { language }: HighlightContext,
  t: TranslateBusyTimes,
): SearchEntry[] =>
  stay
    ? [
        {
          title: t('stay', { duration: minutesText(stay, language) }),
          titleLang: language,
          text: t('table'),
          textLang: language,
        },
      ]
    : [];

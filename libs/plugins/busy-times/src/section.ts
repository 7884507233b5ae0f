'use client';

import {
  defineSection,
  minutesText,
  type HighlightContext,
  type PluginSection,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { busyTimesHighlights } from './busy-times-highlights.js';
import { BusyTimesSection } from './busy-times-section.js';
import { section, type BusyTimes } from './data.js';
import { busyTimesTexts, type TranslateBusyTimes } from './texts.js';

/** How busy a place usually is, hour by hour, and how busy it is now. */
export const busyTimesSection: PluginSection<BusyTimes> = defineSection({
  ...section,
  texts: busyTimesTexts,
  isEmpty: isNeverBusy,
  emptyOn: ['NOT_FOUND_TRAFFIC_INFO'],
  Section: BusyTimesSection,
  highlights: busyTimesHighlights,
  searchEntries: busyTimesSearchEntries,
  size: 'half',
});

/** Whether all values of the week are 0 or none: then there are no counts, and nothing to show. */
function isNeverBusy({ weekdays }: BusyTimes): boolean {
  return Object.values(weekdays).every((day) => day.every((value) => value === 'unknown' || value <= 0));
}

/** How long people stay. The rest is numbers by the hour, found by the section's title. */
function busyTimesSearchEntries(
  { usualStayMinutes: stay }: BusyTimes,
  { language }: HighlightContext,
  t: TranslateBusyTimes,
): SearchEntry[] {
  return stay
    ? [
        {
          title: t('stay', { duration: minutesText(stay, language) }),
          titleLang: language,
          text: t('table'),
          textLang: language,
        },
      ]
    : [];
}

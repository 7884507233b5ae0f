'use client';

import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { busyTimesHighlights } from './busy-times-highlights.js';
import { busyTimesSearchEntries } from './busy-times-search-entries.js';
import { BusyTimesSection } from './busy-times-section.js';
import { section, type BusyTimes } from './data.js';
import { busyTimesTexts } from './texts.js';

/** How busy a place usually is, hour by hour, and how busy it is now. */
export const busyTimesSection: PluginSection<BusyTimes> = defineSection({
  ...section,
  texts: busyTimesTexts,
  isEmpty: isNeverBusy,
  emptyOn: ['NOT_FOUND_TRAFFIC_INFO'],
  Section: BusyTimesSection,
  highlights: busyTimesHighlights,
  searchEntries: busyTimesSearchEntries,
});

/** Whether all values of the week are 0 or none: then there are no counts, and nothing to show. */
function isNeverBusy({ weekdays }: BusyTimes): boolean {
  return Object.values(weekdays).every((day) => day.every((value) => value === 'unknown' || value <= 0));
}

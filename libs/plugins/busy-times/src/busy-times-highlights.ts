import type { BusyTimes } from './data.js';
import { weekdays } from '@oa-profile/business-hours';
import type { Highlight, HighlightContext } from '@oa-profile/plugin-sdk';
import type { TranslateBusyTimes } from './texts.js';
import { busyLevel, type BusyLevel } from './week/busy-level.js';

const levels: readonly BusyLevel[] = ['notBusy', 'aBitBusy', 'busy', 'veryBusy'];

/** How busy it usually is at each hour. */
export function busyTimesHighlights(
  { weekdays: values }: BusyTimes,
  _context: HighlightContext,
  t: TranslateBusyTimes,
): Highlight[] {
  const week = weekdays.flatMap((day) => values[day].map((value) => levels.indexOf(busyLevel(value))));
  return [{ kind: 'hourly', sign: 'crowd', texts: levels.map((level) => t(`glance.${level}`)), week }];
}

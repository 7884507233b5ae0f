import type { BusyTimes } from './data.js';
import { weekdays } from '@oa-profile/business-hours';
import type { Highlight, HighlightContext } from '@oa-profile/plugin-sdk';
import type { TranslateBusyTimes } from './texts.js';
import { LIVE_MS } from './now/live-value.js';
import { busyLevel, type BusyLevel } from './week/busy-level.js';

const levels: readonly BusyLevel[] = ['notBusy', 'aBitBusy', 'busy', 'veryBusy'];

/** How busy it usually is at each hour, and how busy it is now, for as long as the last count is live. */
export function busyTimesHighlights(
  { weekdays: values, live }: BusyTimes,
  _context: HighlightContext,
  t: TranslateBusyTimes,
): Highlight[] {
  const week = weekdays.flatMap((day) => values[day].map((value) => levels.indexOf(busyLevel(value))));
  const texts = levels.map((level) => t(`glance.${level}`));
  return [{ kind: 'hourly', sign: 'crowd', texts, week, live: live && liveHighlight(live, t) }];
}

function liveHighlight({ value, measuredAt }: NonNullable<BusyTimes['live']>, t: TranslateBusyTimes) {
  const at = (shift: number): string => new Date(Date.parse(measuredAt) + shift).toISOString();
  return {
    text: t('glance.live', { now: t(`live.${busyLevel(value)}`) }),
    from: at(-LIVE_MS),
    until: at(LIVE_MS),
  };
}

import type { BusyTimes } from './data.js';
import { weekdays } from '@oa-profile/business-hours';
import type { Highlight, HighlightContext } from '@oa-profile/plugin-sdk';
import type { TranslateBusyTimes } from './texts.js';
import { LIVE_MS, liveValue } from './now/live-value.js';
import { placeOfNow } from './now/place-of-now.js';
import { busyWeek } from './week/busy-week.js';
import { busyLevel, type BusyLevel } from './week/busy-level.js';

const levels: readonly BusyLevel[] = ['notBusy', 'aBitBusy', 'busy', 'veryBusy'];

/** How busy it usually is at each hour, and how busy it is now, for as long as the last count is live. */
export function busyTimesHighlights(
  data: BusyTimes,
  { account }: HighlightContext,
  t: TranslateBusyTimes,
): Highlight[] {
  const { weekdays: values, live } = data;
  const week = weekdays.flatMap((day) => values[day].map((value) => levels.indexOf(busyLevel(value))));
  const texts = levels.map((level) => t(`glance.${level}`));
  const countedAt = new Date(live?.measuredAt ?? 0);
  const { hour } = placeOfNow(busyWeek(data), account.timeZone, countedAt);
  const isLive = live && liveValue(data, hour, countedAt) !== undefined;
  return [{ kind: 'hourly', sign: 'crowd', texts, week, live: isLive ? liveHighlight(live, t) : undefined }];
}

function liveHighlight({ value, measuredAt }: NonNullable<BusyTimes['live']>, t: TranslateBusyTimes) {
  const at = (shift: number): string => new Date(Date.parse(measuredAt) + shift).toISOString();
  return {
    text: t('glance.live', { now: t(`live.${busyLevel(value)}`) }),
    from: at(-LIVE_MS),
    until: at(LIVE_MS),
  };
}

import type { BusyTimes } from './data.js';
import { weekdays } from '@oa-profile/business-hours';
import type { Highlight, HighlightContext } from '@oa-profile/plugin-sdk';
import type { TranslateBusyTimes } from './texts.js';
import { LIVE_MS, liveValue } from './now/live-value.js';
import { placeOfNow } from './now/place-of-now.js';
import { busyWeek, type BusyWeek } from './week/busy-week.js';
import { busyLevel, type BusyLevel } from './week/busy-level.js';

const DAY_HOURS = 24;
const levels: readonly BusyLevel[] = ['notBusy', 'aBitBusy', 'busy', 'veryBusy'];

/** How busy it usually is at each hour, and how busy it is now, for as long as the last count is live. */
export function busyTimesHighlights(
  data: BusyTimes,
  { account }: HighlightContext,
  t: TranslateBusyTimes,
): Highlight[] {
  const { live } = data;
  const graphs = busyWeek(data);
  const texts = levels.map((level) => t(`highlight.${level}`));
  const countedAt = new Date(live?.measuredAt ?? 0);
  const { hour } = placeOfNow(graphs, account.timeZone, countedAt);
  const isLive = live && liveValue(data, hour, countedAt) !== undefined;
  return [
    {
      kind: 'hourly',
      sign: 'crowd',
      texts,
      week: usualWeek(graphs),
      live: isLive ? liveHighlight(live, t) : undefined,
    },
  ];
}

/** What the graphs say of each hour; nothing of those that are closed. */
function usualWeek(graphs: BusyWeek): number[] {
  const week = Array.from({ length: weekdays.length * DAY_HOURS }, () => -1);
  weekdays.forEach((weekday, day) => {
    for (const { hour, isNextDay, level } of graphs[weekday].hours)
      if (level !== 'closed')
        week[((day + Number(isNextDay)) * DAY_HOURS + hour) % week.length] = levels.indexOf(level);
  });
  return week;
}

function liveHighlight({ value, measuredAt }: NonNullable<BusyTimes['live']>, t: TranslateBusyTimes) {
  const at = (shift: number): string => new Date(Date.parse(measuredAt) + shift).toISOString();
  return {
    text: t('highlight.live', { now: t(`live.${busyLevel(value)}`) }),
    from: at(-LIVE_MS),
    until: at(LIVE_MS),
  };
}

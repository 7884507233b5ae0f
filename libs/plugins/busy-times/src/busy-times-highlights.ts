import type { BusyTimes } from './data.js';
import { weekdays } from '@oa-profile/business-hours';
import type { Highlight, HighlightContext } from '@oa-profile/plugin-sdk';
import type { TranslateBusyTimes } from './texts.js';
import { LIVE_MS } from './now/place-of-now.js';
import { busyWeek, type BusyWeek, isUncountedLevel, busyLevel, type BusyLevel } from './week/busy-week.js';

const DAY_HOURS = 24;
const levels: readonly BusyLevel[] = ['notBusy', 'aBitBusy', 'busy', 'veryBusy'];

/** How busy it usually is at each hour, and how busy it is now, for as long as the last count is live. */
export function busyTimesHighlights(
  data: BusyTimes,
  _context: HighlightContext,
  t: TranslateBusyTimes,
): Highlight[] {
  const { live } = data;
  const texts = levels.map((level) => t(`highlight.${level}`));
  return [
    {
      kind: 'hourly',
      sign: 'crowd',
      texts,
      week: usualWeek(busyWeek(data)),
      live: live && liveHighlight(live, t),
    },
  ];
}

/** What the graphs say of each hour; nothing of those without a count. */
function usualWeek(graphs: BusyWeek): number[] {
  const week = Array.from({ length: weekdays.length * DAY_HOURS }, () => -1);
  weekdays.forEach((weekday, day) => {
    for (const { hour, isNextDay, level } of graphs[weekday].hours)
      if (!isUncountedLevel(level))
        week[((day + Number(isNextDay)) * DAY_HOURS + hour) % week.length] = levels.indexOf(level);
  });
  return week;
}

function liveHighlight({ value, measuredAt }: NonNullable<BusyTimes['live']>, t: TranslateBusyTimes) {
  const at = (shift: number): string => new Date(Date.parse(measuredAt) + shift).toISOString();
  return {
    text: t(`now.${busyLevel(value)}`),
    from: at(-LIVE_MS),
    until: at(LIVE_MS),
  };
}

import type { BusyTimes } from '../data.js';
import { isOpenHour } from './is-open-hour.js';

/** Which hours a day's graph has. */
export interface ShownHours {
  /** The hour of the clock with which it begins. */
  first: number;
  /** How many there are; those beyond midnight are still that day's evening. */
  count: number;
}

interface Run {
  start: number;
  length: number;
}

const DAY = 24;
/** An hour at which one day is over and the next has not begun, for those who sleep. */
const DEEPEST_NIGHT = 4;
/** How long a place has to be closed for its day to begin in the middle of ours. */
const LONG_ENOUGH_FOR_A_NIGHT = 6;

/**
 * The hours that every day's graph shows, so that days can be compared: from opening to closing, with the hours that
 * are closed on all days folded away. A bar's evening thus goes on beyond midnight in one piece.
 */
export function shownHours(data: BusyTimes): ShownHours {
  const night = nightOf(closedRuns(data));
  if (!night) return { first: 0, count: DAY };
  return { first: (night.start + night.length) % DAY, count: DAY - night.length };
}

/** The hours that are closed on every day of the week, in runs that go around midnight. */
function closedRuns({ weekdays, openHours = [] }: BusyTimes): Run[] {
  const isOpen = Array.from(
    { length: DAY },
    (_, hour) => isOpenHour(openHours, hour) || Object.values(weekdays).some((day) => (day[hour] ?? 0) > 0),
  );
  return isOpen.flatMap((open, start) => {
    if (open || !isOpen.at(start - 1)) return [];
    const length = [...isOpen, ...isOpen].slice(start).indexOf(true);
    return [{ start, length }];
  });
}

function nightOf(runs: readonly Run[]): Run | undefined {
  const deepest = runs.find(({ start, length }) => (DEEPEST_NIGHT - start + DAY) % DAY < length);
  if (deepest) return deepest;
  const [longest] = [...runs].sort((a, b) => b.length - a.length);
  return longest && longest.length >= LONG_ENOUGH_FOR_A_NIGHT ? longest : undefined;
}

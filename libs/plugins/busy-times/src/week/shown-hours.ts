import type { BusyTimes } from '../data.js';
import { isOpenHour } from './is-open-hour.js';
import { isValueIn } from './is-value.js';

/** The hours of a day's graph. */
export interface ShownHours {
  /** The hour of the clock at which it begins. */
  first: number;
  /** Number of hours; those after midnight still belong to that day's evening. */
  count: number;
}

interface Run {
  start: number;
  length: number;
}

const DAY_HOURS = 24;
/** A closed time that includes this hour separates the days. */
const DEEPEST_NIGHT_HOUR = 4;
/** Otherwise, the shortest closed time that separates the days, in hours. */
const SHORTEST_NIGHT_HOURS = 6;

/**
 * The hours that every day's graph shows, so that days can be compared: from opening to closing, without the hours that
 * are closed on all days. So the evening of a bar continues past midnight in one piece.
 */
export function shownHours(data: BusyTimes): ShownHours {
  const night = nightOf(closedRuns(data));
  if (!night) return { first: 0, count: DAY_HOURS };
  return { first: (night.start + night.length) % DAY_HOURS, count: DAY_HOURS - night.length };
}

/** The hours that are closed on every day of the week, as runs that can span midnight. */
function closedRuns(data: BusyTimes): Run[] {
  const { weekdays, openHours = [] } = data;
  const isValue = isValueIn(data);
  const isOpen = Array.from(
    { length: DAY_HOURS },
    (_, hour) =>
      isOpenHour(openHours, hour) || Object.values(weekdays).some((day) => isValue(day[hour] ?? -1)),
  );
  return isOpen.flatMap((open, start) => {
    if (open || !isOpen.at(start - 1)) return [];
    const length = [...isOpen, ...isOpen].slice(start).indexOf(true);
    return [{ start, length }];
  });
}

function nightOf(runs: readonly Run[]): Run | undefined {
  const deepest = runs.find(
    ({ start, length }) => (DEEPEST_NIGHT_HOUR - start + DAY_HOURS) % DAY_HOURS < length,
  );
  if (deepest) return deepest;
  const [longest] = [...runs].sort((a, b) => b.length - a.length);
  return longest && longest.length >= SHORTEST_NIGHT_HOURS ? longest : undefined;
}

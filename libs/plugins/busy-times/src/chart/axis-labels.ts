import type { BusyHour } from '../week/busy-week.js';

/** A label below the graph. */
export interface AxisLabel {
  index: number;
  hour: number;
  /** The largest step of 12, 6 or 3 hours that includes it: with little space, small steps are hidden. */
  step: 12 | 6 | 3;
}

/** Up to this many hours, labels at every third fit on a phone. */
export const FEW_HOURS = 14;

/** Labels at every third hour of the clock. */
export function axisLabels(hours: readonly BusyHour[]): AxisLabel[] {
  return hours.flatMap(({ hour }, index) => {
    const step = ([12, 6, 3] as const).find((each) => hour % each === 0);
    if (!step) return [];
    // At the edge a label moves inwards, and would come too close to the next.
    const isCrowded = index === 0 && hours.length > FEW_HOURS;
    return [{ index, hour, step: isCrowded ? 3 : step }];
  });
}

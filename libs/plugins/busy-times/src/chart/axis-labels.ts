import type { BusyHour } from '../week/busy-week.js';

/** A label below the graph. */
export interface AxisLabel {
  index: number;
  hour: number;
  /** The largest of twelve, six and three hours at which it stands: where there is little room, small steps go. */
  step: 12 | 6 | 3;
}

/** With so few hours a label at every third finds room on a phone. */
export const FEW_HOURS = 14;

/** Labels at every third hour of the clock. */
export function axisLabels(hours: readonly BusyHour[]): AxisLabel[] {
  return hours.flatMap(({ hour }, index) => {
    const step = ([12, 6, 3] as const).find((each) => hour % each === 0);
    if (!step) return [];
    // At the edge a text is set inwards, and would come close to the next.
    const isCrowded = index === 0 && hours.length > FEW_HOURS;
    return [{ index, hour, step: isCrowded ? 3 : step }];
  });
}

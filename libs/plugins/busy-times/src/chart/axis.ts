import { dateFormat } from '@oa-profile/i18n';
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

/** Position of a column, in percent of the graph's width. */
export interface Column {
  start: number;
  centre: number;
  end: number;
  width: number;
}

/** The position of one of `count` equal columns. */
export function columnAt(index: number, count: number): Column {
  const width = 100 / count;
  return { start: index * width, centre: (index + 0.5) * width, end: (index + 1) * width, width };
}

/** Position of a text at a column, so that it stays within the graph. */
export interface TextPlace {
  x: string;
  textAnchor: 'start' | 'middle' | 'end';
}

/** The position of a text at a column: centred, but moved inwards at the edges of the graph. */
export function textAt(index: number, count: number): TextPlace {
  const { start, centre, end } = columnAt(index, count);
  if (centre < 10) return { x: `${start}%`, textAnchor: 'start' };
  if (centre > 90) return { x: `${end}%`, textAnchor: 'end' };
  return { x: `${centre}%`, textAnchor: 'middle' };
}

/** An instant at which it is a full hour in UTC, for formatters: hours of a week have no date. */
export function hourOfClock(hour: number): Date {
  return new Date(Date.UTC(1970, 0, 1, hour));
}

let korean: ReturnType<typeof dateFormat> | undefined;

/** '12시' instead of '오후 12:00', which is too wide for an axis, and read twice at midnight. */
export function koreanHour(instant: Date): string {
  // Made once: what Intl makes is expensive, and most visitors read another language.
  korean ??= dateFormat('ko', { timeZone: 'UTC', hour: 'numeric', hourCycle: 'h23' });
  return korean.format(instant);
}

import type { Box, Point } from './geometry.js';

/** A line across the whole plan: water or rails. */
export interface LongLine {
  kind: 'river' | 'canal' | 'railway';
  points: Point[];
}

/** Parallel lines of one kind, each of which meanders around a straight line. */
interface Series {
  kind: LongLine['kind'];
  runs: 'east' | 'south';
  spacing: number;
  offset: number;
  wander: (along: number, index: number) => number;
}

const series: readonly Series[] = [
  {
    kind: 'river',
    runs: 'east',
    spacing: 2970,
    offset: 0.03,
    wander: (along, index) => 150 * Math.sin(along / 760 + index) + 60 * Math.sin(along / 330 + index * 2.3),
  },
  {
    kind: 'canal',
    runs: 'south',
    spacing: 2100,
    offset: 0.36,
    wander: (along, index) => 34 * Math.sin(along / 900 + index * 1.9),
  },
  {
    kind: 'railway',
    runs: 'south',
    spacing: 3300,
    offset: 0.71,
    wander: (along, index) => 210 * Math.sin(along / 1500 + index * 2.7),
  },
];

/** The rivers, canals and railways that cross a box. Points have a distance of `step`, and are the same for any box. */
export function longLines(box: Box, step: number): LongLine[] {
  return series.flatMap(({ kind, runs, spacing, offset, wander }) => {
    const [start, end, near, far] =
      runs === 'east'
        ? [box.left, box.right, box.top, box.bottom]
        : [box.top, box.bottom, box.left, box.right];
    const first = Math.floor(near / spacing) - 1;
    const last = Math.ceil(far / spacing);
    return Array.from({ length: last - first + 1 }, (_, line) => first + line).map((index) => ({
      kind,
      points: steps(start, end, step).map((along) => {
        const across = (index + offset) * spacing + wander(along, index);
        return runs === 'east' ? { x: along, y: across } : { x: across, y: along };
      }),
    }));
  });
}

/** The multiples of `step` from before `start` to after `end`. */
function steps(start: number, end: number, step: number): number[] {
  const first = Math.floor(start / step);
  const last = Math.ceil(end / step);
  return Array.from({ length: last - first + 1 }, (_, offset) => (first + offset) * step);
}

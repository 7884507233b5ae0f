import { chance } from './chance.js';
import { overlap, type Box, type Point } from './geometry.js';

/** Kinds of streets, widest first. */
export type StreetKind = 'avenue' | 'street' | 'lane';

/** A straight piece of a street on the plan. */
export interface Street {
  kind: StreetKind;
  from: Point;
  to: Point;
}

/** A block between streets. */
export interface Block extends Box {
  kind: 'houses' | 'park';
  /** Identifies the block, as the seed of its pseudo-random content. */
  key: readonly number[];
}

/** The town, or a piece of it. */
export interface StreetPlan {
  streets: Street[];
  blocks: Block[];
}

/** Average distance of avenues. */
const SPACING = 460;

/** Minimum side of a block after a split. */
const SHORTEST_SIDE = 44;

/** Share of blocks that become parks, by size: whole quarters, their halves, and so on. */
const shareOfParks = [0.012, 0.012, 0.02, 0.025, 0.02, 0.02];

/** Plans the part of the town within a box: streets are the same for any box. */
export function streetPlan(box: Box): StreetPlan {
  const plan: StreetPlan = { streets: [], blocks: [] };
  const columns = indicesAcross(box.left, box.right);
  const rows = indicesAcross(box.top, box.bottom);
  for (const column of columns)
    for (const row of rows) {
      const quarter = {
        left: avenueAt(column, 1),
        right: avenueAt(column + 1, 1),
        top: avenueAt(row, 2),
        bottom: avenueAt(row + 1, 2),
      };
      const { left, top, right, bottom } = quarter;
      plan.streets.push(
        { kind: thoroughfare(row, column, 3), from: corner(left, top), to: corner(right, top) },
        { kind: thoroughfare(column, row, 4), from: corner(left, top), to: corner(left, bottom) },
      );
      divide(plan, box, { ...quarter, kind: 'houses', key: [column, row] });
    }
  return plan;
}

/** Splits a block in two by a street, recursively, down to the usual size. */
function divide(plan: StreetPlan, box: Box, block: Block): void {
  if (!overlap(block, box)) return;
  const { left, top, right, bottom, key } = block;
  const depth = key.length - 2;
  if (chance(7, ...key) < (shareOfParks[depth] ?? 0)) {
    plan.blocks.push({ ...block, kind: 'park' });
    return;
  }
  const isWide = right - left > bottom - top;
  const side = isWide ? right - left : bottom - top;
  if (side < SHORTEST_SIDE * 2 || (side < SHORTEST_SIDE * 3 && chance(8, ...key) < 0.35)) {
    plan.blocks.push(block);
    return;
  }
  const kind = depth < 2 ? 'street' : 'lane';
  const share = 0.38 + 0.24 * chance(9, ...key);
  if (isWide) {
    const x = left + (right - left) * share;
    plan.streets.push({ kind, from: corner(x, top), to: corner(x, bottom) });
    divide(plan, box, { ...block, right: x, key: [...key, 0] });
    divide(plan, box, { ...block, left: x, key: [...key, 1] });
  } else {
    const y = top + (bottom - top) * share;
    plan.streets.push({ kind, from: corner(left, y), to: corner(right, y) });
    divide(plan, box, { ...block, bottom: y, key: [...key, 0] });
    divide(plan, box, { ...block, top: y, key: [...key, 1] });
  }
}

/** Some lines of the grid are only streets, in part or completely. */
const thoroughfare = (line: number, piece: number, series: number): StreetKind =>
  chance(5, series, line) < 0.3 || chance(6, series, line, Math.floor(piece / 3)) < 0.14
    ? 'street'
    : 'avenue';

const corner = (x: number, y: number): Point => ({ x, y });

/** Position of an avenue; north-south and west-east avenues are separate series. */
const avenueAt = (index: number, series: number): number =>
  (index + 0.4 * (chance(series, index) - 0.5)) * SPACING;

function indicesAcross(from: number, to: number): number[] {
  const first = Math.floor(from / SPACING) - 1;
  const last = Math.ceil(to / SPACING);
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}
